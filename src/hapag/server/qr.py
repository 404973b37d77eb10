"""Links as QR codes, for a phone's camera."""

import io

import segno


def drawn(link: str) -> bytes:
    """Return a link as a picture (SVG)."""
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=8, border=3, light="#fff", xmldecl=False)
    return picture.getvalue()
