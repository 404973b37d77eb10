"""Caribbean Stud: five cards against the dealer's five, one of which is open; fold, or raise twice the ante."""
