"""Deals that can be checked: a sealed deck, everybody's cut, and openings of what one may see. See docs/fairness.md.

Pure: what is random (the shuffled packs, the secret of a seal, the number of a cut) is given by the caller.
"""

from hapag.fair.cuts import SeatCut, committed, order
from hapag.fair.receipt import BadReceipt, Checked, Receipt, check, own_hand
from hapag.fair.seal import Opened, Seal, leads_to

__all__ = [
    "BadReceipt",
    "Checked",
    "Opened",
    "Receipt",
    "Seal",
    "SeatCut",
    "check",
    "committed",
    "leads_to",
    "order",
    "own_hand",
]
