"""Sealing for one browser alone: the example of RFC 8291, appendix A, to the letter."""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from carrack.server.calls.push import Keys, decode, encode, seal

PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
KEYS = Keys(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "BTBZMqHH6r4Tts7J_aSIgg"
)
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_what_is_sealed_is_as_the_standard_has_it() -> None:
    private = derive_private_key(int.from_bytes(decode(PRIVATE), "big"), SECP256R1())
    sealed = seal(b"When I grow up, I want to be a watermelon", KEYS, private, decode(SALT))
    assert encode(sealed) == SEALED
