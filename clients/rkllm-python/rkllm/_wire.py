"""What both clients share: messages, which request each is for, and what is sent for the arguments of a method."""

import collections
import json
import os
from typing import Any, Deque, Dict, List, Mapping, Optional, Sequence, Set, Union

from ._values import encode
from .errors import RKLLMError
from .structures import LLMCallState, RKLLMInferParam, RKLLMInput, RKLLMInputType, RKLLMParam, RKLLMTokenInput

Prompt = Union[str, Sequence[int], RKLLMInput]
Params = Union[Sequence[Any], Mapping[str, Any], None]

SERVICE, DEFAULT = "/run/rkllmd/rkllm.sock", "/tmp/rkllm.sock"
ENDED = "the connection to the daemon ended"
CHUNK = 1 << 16

RUNS = ("rkllm.run", "rkllm.run_async")

# These need not wait until runs that were left have ended: the daemon answers at once, or has them wait in line. Others it refuses.
SENT_AT_ONCE = RUNS + ("rkllm.abort", "rkllm.is_running", "rkllm.createDefaultParam", "rkllm.get_constants", "rpc.discover")


class Inbox:
    """What has arrived and was not taken yet. A request has a queue under its id from open() to close(), or forget()."""

    def __init__(self) -> None:
        self._queues: Dict[int, Deque[Optional[Dict[str, Any]]]] = {}
        self._going: Dict[int, str] = {}  # the methods of requests that the daemon has not ended yet
        self._left: Set[int] = set()  # those of them that are runs, and were cancelled
        self._received = bytearray()
        self._searched = 0
        self._last_id = 0

    def open(self) -> int:
        self._last_id += 1
        self._queues[self._last_id] = collections.deque()
        return self._last_id

    def begin(self, number: int, method: str) -> None:
        """The request is about to be sent."""
        self._going[number] = method

    def cancel(self, number: int) -> bool:
        """The request is about to be cancelled: keep in mind that its end is still to come. Tells whether it is."""
        if self._going.get(number) in RUNS:
            self._left.add(number)
        return number in self._going

    def close(self, number: int) -> None:
        """Drop what comes for a request from now on."""
        self._queues.pop(number, None)

    def forget(self, number: int) -> None:
        """The request was not sent."""
        self._going.pop(number, None)
        self.close(number)

    def is_settled(self) -> bool:
        """Whether all runs that were cancelled have ended."""
        return not self._left

    def take(self, number: int) -> Optional[Dict[str, Any]]:
        """The next message of a request, or None when there is none yet. Raises what the daemon, or the end of the connection, said."""
        queue = self._queues[number]
        if not queue:
            return None
        message = queue.popleft()
        if message is None:
            raise ConnectionError(ENDED)
        if "error" in message:
            error = message["error"]
            raise RKLLMError(error["code"], error["message"], error.get("data"))
        return message

    def feed(self, chunk: bytes) -> None:
        """Put bytes behind those that were received, and file each message that is whole."""
        self._received += chunk
        while True:
            end = self._received.find(b"\n", self._searched)
            if end < 0:
                self._searched = len(self._received)
                return
            line = bytes(self._received[:end])
            del self._received[:end + 1]
            self._searched = 0
            self._file(json.loads(line))

    def end(self) -> None:
        """Tell all requests that their connection has ended; the next one begins anew."""
        self._received.clear()
        self._searched = 0
        self._going.clear()
        self._left.clear()
        for queue in self._queues.values():
            queue.append(None)

    def _file(self, message: Dict[str, Any]) -> None:
        """By id, or by the token of a notification, which is an id too. A message that names nobody (the daemon refuses
        this connection) is for all; one for nobody who waits is dropped."""
        key = message["params"]["token"] if "method" in message else message.get("id")
        if key in self._going and is_last(self._going[key], message):
            del self._going[key]
            self._left.discard(key)
        if key is None:
            self._going.clear()
            self._left.clear()
            for queue in list(self._queues.values()):
                queue.append(message)
        elif key in self._queues:
            self._queues[key].append(message)


def find_socket(path: Optional[str]) -> str:
    """The socket that was named, else that of RKLLM_UDS_PATH, of the service, of a daemon that was started by hand."""
    return path or os.environ.get("RKLLM_UDS_PATH") or (SERVICE if os.path.exists(SERVICE) else DEFAULT)


def explain(error: OSError, path: str) -> OSError:
    """The same error for people: with the path, and what may be missing."""
    return type(error)(error.errno, "%s (is \"rkllmd serve\" running?)" % error.strerror, path)


def make_message(method: str, params: Any, number: Optional[int] = None) -> bytes:
    message: Dict[str, Any] = {"jsonrpc": "2.0", "method": method}
    if number is not None:
        message["id"] = number
    if params:
        message["params"] = encode_params(params)
    return json.dumps(message, allow_nan=False).encode() + b"\n"


def encode_params(params: Any) -> Any:
    if isinstance(params, Mapping):
        return {name: encode(value) for name, value in params.items()}
    return [encode(value) for value in params]


def make_input(prompt: Prompt) -> RKLLMInput:
    """Text and token ids as an RKLLMInput."""
    if isinstance(prompt, RKLLMInput):
        return prompt
    if isinstance(prompt, str):
        return RKLLMInput(role="user", input_type=RKLLMInputType.RKLLM_INPUT_PROMPT, prompt_input=prompt)
    tokens = RKLLMTokenInput(list(prompt), len(prompt))
    return RKLLMInput(role="user", input_type=RKLLMInputType.RKLLM_INPUT_TOKEN, token_input=tokens)


def run_params(prompt: Union[RKLLMInput, List[RKLLMInput]], infer: Optional[RKLLMInferParam]) -> List[Any]:
    return [None, prompt, infer, None]


def init_params(model: Union[str, RKLLMParam], number: int, progress: bool) -> List[Any]:
    """builtin:demo is inside the daemon; other names of models are paths, which the daemon wants whole."""
    param = RKLLMParam(model) if isinstance(model, str) else model
    members = param.to_json()
    if param.model_path and not param.model_path.startswith("builtin:"):
        members["model_path"] = os.path.abspath(param.model_path)
    return [None, members, {"partialResultToken": number} if progress else None]


def is_last(method: str, message: Optional[Dict[str, Any]]) -> bool:
    """Whether nothing comes for a request of this method behind this message; None is the end of the connection."""
    if message is None or "error" in message:
        return True
    if "result" not in message or method != "rkllm.run_async":
        return "result" in message
    return state_of(message["result"]) in (LLMCallState.RKLLM_RUN_FINISH, LLMCallState.RKLLM_RUN_ERROR)


def state_of(result: Any) -> int:
    return int((result[0] if isinstance(result, list) else result)["_callback_state"])


def make_rows(values: Optional[List[float]], width: int) -> List[List[float]]:
    """A matrix that came row by row."""
    return [values[at:at + width] for at in range(0, len(values), width)] if values and width > 0 else []


def tools_text(tools: Union[str, Sequence[Mapping[str, Any]]]) -> str:
    """The descriptions of functions as JSON text, which the C function takes."""
    return tools if isinstance(tools, str) else json.dumps(list(tools), ensure_ascii=False)
