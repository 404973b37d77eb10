"""Token buckets: so much at once, and so much each minute."""

from ipaddress import IPv6Address, ip_address

Rate = tuple[float, float]


class Bucket:
    """`take(now)` says whether one more is allowed. now: seconds on any clock that only runs forward."""

    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.level, self.at = rate, rate[0], now

    def refill(self, now: float) -> None:
        most, each_minute = self.rate
        self.level = min(most, self.level + (now - self.at) * each_minute / 60)
        self.at = now

    def take(self, now: float) -> bool:
        self.refill(now)
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def is_empty(self, now: float) -> bool:
        """Say whether nothing more is allowed, without using any."""
        self.refill(now)
        return self.level < 1


class Gate:
    """A bucket for each address; full ones are forgotten, so that it does not grow with every visitor."""

    MANY = 10_000

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}
        self.most = self.MANY

    def bucket(self, address: str, now: float) -> Bucket:
        if len(self.buckets) > self.most:
            self.forget(now)
            self.most = max(self.MANY, 2 * len(self.buckets))
        return self.buckets.setdefault(address, Bucket(self.rate, now))

    def take(self, address: str, now: float) -> bool:
        return self.bucket(address, now).take(now)

    def is_empty(self, address: str, now: float) -> bool:
        return self.bucket(address, now).is_empty(now)

    def forget(self, now: float) -> None:
        for bucket in self.buckets.values():
            bucket.refill(now)
        self.buckets = {address: each for address, each in self.buckets.items() if each.level < self.rate[0]}


def neighbourhood(host: str | None) -> str:
    """Return what counts as one address: of IPv6 the first 64 bits, which is what one household gets."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or ""
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
