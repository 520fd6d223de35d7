"""What the generated structures stand on: how they are read and written as JSON."""

import dataclasses
from enum import IntEnum
from typing import Any, Dict, List, Optional

__all__ = ["OpenEnum", "Structure", "decode_float", "decode_floats", "encode"]


class OpenEnum(IntEnum):
    """An enumeration that keeps the numbers of other versions of the library, which it has no name for."""

    @classmethod
    def _missing_(cls, value: object) -> Optional["OpenEnum"]:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_, member._value_ = "UNKNOWN_%d" % value, value
        return member


class Structure:
    """A structure of the C API. Its members have the header's names."""

    def to_json(self) -> Dict[str, Any]:
        """The members as a dictionary for JSON, without those that are None."""
        members = ((one.name, getattr(self, one.name)) for one in dataclasses.fields(self))  # type: ignore[arg-type]
        return {name: encode(value) for name, value in members if value is not None}


def encode(value: Any) -> Any:
    """Make a value what json.dumps takes: structures, and lists of them, become dictionaries."""
    if isinstance(value, Structure):
        return value.to_json()
    if isinstance(value, (list, tuple)) and value and isinstance(value[0], (Structure, list, tuple)):
        return [encode(one) for one in value]
    return value


def decode_float(value: Any) -> float:
    """Read a number, or one of the daemon's words "NaN", "Infinity", "-Infinity"."""
    return float(value)


def decode_floats(values: List[Any]) -> List[float]:
    return [float(value) for value in values]
