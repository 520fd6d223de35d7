"""Clients for rkllmd: Client for programs with or without threads, AsyncClient for asyncio.

    import rkllm

    with rkllm.Client() as client:
        client.init("model.gguf")
        for text in client.stream("Hello").texts():
            print(text, end="", flush=True)
        client.destroy()
"""

from . import errors, structures
from ._async_client import AsyncClient, AsyncStream
from ._client import Client, Stream
from ._wire import Prompt
from .errors import *
from .structures import *

__all__ = ["AsyncClient", "AsyncStream", "Client", "Prompt", "Stream", *errors.__all__, *structures.__all__]
