"""Token buckets and what counts as one address."""

import pytest

from hapag.server.limits import Bucket, Gate, neighbourhood


def test_a_bucket_gives_so_much_at_once_and_then_so_much_a_minute() -> None:
    bucket = Bucket((3, 60), now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(0.9)
    assert bucket.take(1.0)
    assert not bucket.take(1.0)
    assert [bucket.take(1000) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own_and_full_ones_are_forgotten() -> None:
    gate = Gate((1, 60))
    assert gate.take("a", 0)
    assert not gate.take("a", 0)
    assert gate.take("b", 0)
    gate.MANY = gate.most = 10
    for number in range(50):
        gate.take(str(number), number)
    assert len(gate.buckets) < 15


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_a_household_counts_as_one_address(host: str | None, counts_as: str) -> None:
    assert neighbourhood(host) == counts_as
