"""What the clients raise, beside the OSErrors of a connection that cannot be made or has ended (ConnectionError)."""

from typing import Any

from .structures import ErrorCode

__all__ = ["Error", "RKLLMError", "RunFailed", "Timeout"]


class Error(Exception):
    """An RKLLMError or a RunFailed."""


class RKLLMError(Error):
    """An error answer of the daemon: its code, message and data."""

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__("%s (error %d)" % (message, code))
        self.code = ErrorCode(code)
        self.message = message
        self.data = data


class RunFailed(Error):
    """A run that ended in RKLLM_RUN_ERROR; result is its last one: an RKLLMResult, or a list of them."""

    def __init__(self, result: Any) -> None:
        super().__init__("the run ended in an error; the daemon's log may say why")
        self.result = result


class Timeout(TimeoutError):
    """Nothing came in the time that was given. A run is cancelled then; other calls go on in the daemon."""

    def __init__(self, method: str, seconds: float) -> None:
        super().__init__("%s was not answered within %g seconds" % (method, seconds))
