### Filipino. Awaiting a native reader: see “Translating” in CONTRIBUTING.md.

title = Omaha
blurb = Apat na baraha mo, at dalawa lang talaga ang bilang.
