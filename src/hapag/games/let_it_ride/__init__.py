"""Let It Ride: three equal stakes on one hand of five; two of them may be taken back as the cards come."""
