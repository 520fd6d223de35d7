#!/usr/bin/env python3
"""A client for rkllmd in one file: Python 3.8 or later, standard library only.

    import rkllm

    with rkllm.Client() as client:                  # RKLLM_UDS_PATH, else /tmp/rkllm.sock
        client.init("model.gguf", max_context_len=2048)
        for text in client.stream_text("Hello"):
            print(text, end="", flush=True)
        client.destroy()

Results are the daemon's own: dictionaries with the members of RKLLMResult and "_callback_state" (NORMAL, WAITING, FINISH
or ERROR below). Every method of the daemon can be called by its name: client.call("get_kv_cache_size").

From the shell: "python3 rkllm.py run MODEL PROMPT", "python3 rkllm.py call METHOD [PARAMS]", "python3 rkllm.py --help".
"""

import argparse
import collections
import json
import os
import socket
import sys
import threading
from typing import Any, Callable, Deque, Dict, Iterator, List, Optional, Sequence, Union

__all__ = ["Client", "RKLLMError", "NORMAL", "WAITING", "FINISH", "ERROR"]

# LLMCallState, the "_callback_state" of a result.
NORMAL, WAITING, FINISH, ERROR = 0, 1, 2, 3

Input = Union[str, Sequence[int], Dict[str, Any]]
Inputs = Union[Input, Sequence[Input]]
Result = Union[Dict[str, Any], List[Dict[str, Any]]]


class RKLLMError(Exception):
    """An error answer of the daemon: code, message and data of JSON-RPC. The code is None when a run ended in state ERROR."""

    def __init__(self, code: Optional[int], message: str, data: Any = None) -> None:
        super().__init__(message if code is None else "%s (error %d)" % (message, code))
        self.code = code
        self.message = message
        self.data = data


class Client:
    """One connection to the daemon, made when it is first needed.

    Threads: all methods may be called from several threads at once; abort() while another thread is in a stream is what
    that is for. Whoever waits for an answer reads the socket, for all of them.

    Runs belong to the connection that started them: abort() ends these and no others, and close() ends them too.
    """

    def __init__(self, path: Optional[str] = None) -> None:
        """path is the daemon's socket; by default RKLLM_UDS_PATH, else /tmp/rkllm.sock."""
        self.path = path or os.environ.get("RKLLM_UDS_PATH") or "/tmp/rkllm.sock"
        self._sending = threading.Lock()
        self._changed = threading.Condition()  # guards what follows, and tells that it has changed
        self._socket: Optional[socket.socket] = None
        self._received = bytearray()
        self._reading = False  # some thread waits for the socket
        self._last_id = 0
        self._inbox: Dict[int, Deque[Optional[Dict[str, Any]]]] = {}  # by id, what has arrived; None: the connection ended

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def connect(self) -> None:
        """Connect now instead of at the first call. Raises an OSError where no daemon listens."""
        with self._changed:
            if self._socket is not None:
                return
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                connection.connect(self.path)
            except OSError as error:
                connection.close()
                raise type(error)(error.errno, error.strerror + ' (is "rkllmd serve" running?)', self.path) from None
            self._socket, self._received = connection, bytearray()

    def close(self) -> None:
        """Disconnect; runs of this client are aborted. A later call connects again."""
        with self._changed:
            self._disconnect()

    def call(self, method: str, *params: Any, **named: Any) -> Any:
        """Call a method and return its result; "rkllm." before the name may be left out.

        params are the arguments of the C function in order, None for the handle and for NULL; named are the same by
        name. Raises RKLLMError for an error answer.
        """
        number = self._begin()
        try:
            self._send(number, method, list(params) or named)
            return self._receive(number)["result"]
        finally:
            self._end(number)

    def stream(self, prompt: Inputs, **infer: Any) -> Iterator[Result]:
        """Run a prompt and yield every result as it comes; the last one has state FINISH.

        prompt is text, token ids, or a whole RKLLMInput as a dictionary; infer are members of RKLLMInferParam, such as
        mode, keep_history, max_new_tokens and sampling_params. A model that was loaded with extend_param={"n_batch": n} takes
        a list of n prompts, and gives lists of n results: the token_id is negative where an answer has ended. Leaving
        the loop early cancels the run and waits for its end. Raises RKLLMError for an error answer, or when the run ends in state ERROR.
        """
        number = self._begin()
        running = False
        try:
            self._send(number, "rkllm.run_async", [None, _make_input(prompt), infer or None, None])
            running = True
            while running:
                try:
                    result = self._receive(number)["result"]
                except (RKLLMError, OSError):
                    running = False
                    raise
                state = _read_state(result)
                running = state not in (FINISH, ERROR)
                if state == ERROR:
                    raise RKLLMError(None, "the run ended in an error; the daemon's log may say why", result)
                yield result
        finally:
            if running:
                self._cancel(number)
            self._end(number)

    def stream_text(self, prompt: Input, **infer: Any) -> Iterator[str]:
        """Run a prompt and yield its text, piece by piece. Arguments and errors are those of stream()."""
        results = self.stream(prompt, **infer)
        try:
            for result in results:
                if result["_callback_state"] == NORMAL and result["text"]:
                    yield result["text"]
        finally:
            results.close()

    def run(self, prompt: Inputs, **infer: Any) -> Result:
        """Run a prompt to its end and return one result with the whole text. Arguments are those of stream()."""
        return self.call("rkllm.run", None, _make_input(prompt), infer or None, None)

    def abort(self) -> None:
        """Abort the runs of this client, running or waiting. A client that never started any aborts whatever runs."""
        self.call("rkllm.abort")

    def is_running(self) -> bool:
        """Tell whether a run is in progress, whoever started it."""
        return bool(self.call("rkllm.is_running"))

    def constants(self) -> Dict[str, Any]:
        """Return what a program would find in the header, and what the daemon serves: "enums", "library" (its name, version
        and generation), "methods" (with what each takes and whether the library has it), "limits"."""
        return self.call("get_constants")

    def init(self, model: str, progress: Optional[Callable[[float], None]] = None, **params: Any) -> None:
        """Load a model. params are members of RKLLMParam, such as max_context_len and temperature; those left out keep
        their defaults. progress is called with 0.0 to 1.0 meanwhile."""
        path = model if model.startswith("builtin:") else os.path.abspath(model)  # builtin:demo is inside the daemon
        number = self._begin()
        try:
            opt_in = {"partialResultToken": number} if progress else None
            self._send(number, "rkllm.init", [None, dict(params, model_path=path), opt_in])
            message = self._receive(number)
            while "result" not in message:
                if progress:
                    progress(message["params"]["value"]["progress"])
                message = self._receive(number)
        finally:
            self._end(number)

    def destroy(self) -> None:
        """Unload the model."""
        self.call("rkllm.destroy")

    # How messages travel. A request has a queue in _inbox under its id from _begin() to _end().

    def _begin(self) -> int:
        with self._changed:
            self._last_id += 1
            self._inbox[self._last_id] = collections.deque()
            return self._last_id

    def _end(self, number: int) -> None:
        with self._changed:
            del self._inbox[number]

    def _cancel(self, number: int) -> None:
        """Cancel a run and drop what it still says, up to its last message."""
        try:
            self._send(None, "$/cancelRequest", {"id": number})
            while _read_state(self._receive(number)["result"]) not in (FINISH, ERROR):
                pass
        except (RKLLMError, OSError):
            pass

    def _send(self, number: Optional[int], method: str, params: Any) -> None:
        message = {"jsonrpc": "2.0", "method": method if "." in method or "/" in method else "rkllm." + method}
        if number is not None:
            message["id"] = number
        if params:
            message["params"] = params
        line = json.dumps(message, allow_nan=False).encode() + b"\n"
        with self._sending:
            self.connect()
            connection = self._socket
            if connection is None:
                raise ConnectionError("the connection was closed")
            connection.sendall(line)

    def _receive(self, number: int) -> Dict[str, Any]:
        """Wait for the next message of a request. One thread reads for all: it files each message and wakes the others."""
        with self._changed:
            queue = self._inbox[number]
            while not queue:
                connection, received = self._socket, self._received
                if self._reading:
                    self._changed.wait()
                    continue
                if connection is None:
                    raise ConnectionError("the connection was closed")
                self._reading = True
                self._changed.release()
                try:
                    line = _read_line(connection, received)
                finally:
                    self._changed.acquire()
                    self._reading = False
                    self._changed.notify_all()
                if line:
                    self._file(json.loads(line))
                elif connection is self._socket:
                    self._disconnect()
            message = queue.popleft()
        if message is None:
            raise ConnectionError("the connection to the daemon ended")
        if "error" in message:
            error = message["error"]
            raise RKLLMError(error["code"], error["message"], error.get("data"))
        return message

    def _file(self, message: Dict[str, Any]) -> None:
        """Put a message into the queue it is for: by id, or by the token of a notification, which is an id too. A message
        that names nobody (the daemon refuses this connection) is for all; one for nobody who waits is dropped."""
        key = message["params"]["token"] if "method" in message else message["id"]
        for number, queue in self._inbox.items():
            if key is None or key == number:
                queue.append(message)

    def _disconnect(self) -> None:
        connection, self._socket = self._socket, None
        if connection is None:
            return
        try:
            connection.shutdown(socket.SHUT_RDWR)  # wakes a thread that waits in recv
        except OSError:
            pass
        connection.close()
        for queue in self._inbox.values():
            queue.append(None)
        self._changed.notify_all()


def _read_state(result: Any) -> int:
    """Return the state of a result, or that of a batch's first one: all of them end together."""
    return (result[0] if isinstance(result, list) else result)["_callback_state"]


def _make_input(prompt: Inputs) -> Result:
    """Make an RKLLMInput of what stream() and run() take."""
    if isinstance(prompt, str):
        return {"role": "user", "input_type": 0, "prompt_input": prompt}
    if isinstance(prompt, dict):
        return prompt
    if prompt and isinstance(prompt[0], (str, dict, list, tuple)):
        return [_make_input(one) for one in prompt]
    return {"role": "user", "input_type": 1, "token_input": {"input_ids": list(prompt), "n_tokens": len(prompt)}}


def _read_line(connection: socket.socket, received: bytearray) -> bytes:
    """Take the next line out of what was received, waiting for more as needed; empty when the connection has ended."""
    searched = 0
    while True:
        end = received.find(b"\n", searched) + 1
        if end:
            line = bytes(received[:end])
            del received[:end]
            return line
        searched = len(received)
        try:
            chunk = connection.recv(1 << 16)
        except OSError:
            return b""
        if not chunk:
            return b""
        received += chunk


def _reason(error: RKLLMError) -> str:
    """Word the failure of "run" for people: without the names of C functions, and the member of the params that names the model."""
    text = error.message
    failed = error.data if isinstance(error.data, dict) else {}
    for prefix in ("%s failed with %s: " % (failed.get("function"), failed.get("code")), "Invalid params: ", "param.model_path: "):
        text = text[len(prefix):] if text.startswith(prefix) else text
    return text


def _main() -> int:
    parser = argparse.ArgumentParser(description="Talk to rkllmd from the shell.")
    parser.add_argument("--socket", help="the daemon's socket (default: RKLLM_UDS_PATH, else /tmp/rkllm.sock)")
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="load MODEL, print the answer to PROMPT as it comes, unload")
    run.add_argument("model", metavar="MODEL")
    run.add_argument("prompt", metavar="PROMPT")
    run.add_argument("--context", type=int, metavar="N", help="tokens of context (max_context_len)")
    run.add_argument("--max-tokens", type=int, metavar="N", help="tokens to make at most (max_new_tokens)")
    run.add_argument("--temperature", type=float, metavar="T")
    call = commands.add_parser("call", help="call METHOD and print its result as JSON")
    call.add_argument("method", metavar="METHOD", help="with or without rkllm. before it")
    call.add_argument("params", metavar="PARAMS", nargs="?", default="[]", help="a JSON array or object")
    arguments = parser.parse_args()
    try:
        with Client(arguments.socket) as client:
            if arguments.command == "call":
                params = json.loads(arguments.params)
                named = isinstance(params, dict)
                result = client.call(arguments.method, **params) if named else client.call(arguments.method, *params)
                print(json.dumps(result, ensure_ascii=False))
                return 0
            options = {"max_context_len": arguments.context, "max_new_tokens": arguments.max_tokens,
                       "temperature": arguments.temperature, "skip_special_token": True}
            client.init(arguments.model, **{name: value for name, value in options.items() if value is not None})
            try:
                for text in client.stream_text(arguments.prompt):
                    print(text, end="", flush=True)
                print()
            finally:
                client.destroy()
    except KeyboardInterrupt:
        return 130
    except (RKLLMError, OSError, ValueError) as error:
        people = isinstance(error, RKLLMError) and arguments.command == "run"
        print("rkllm.py: %s" % (_reason(error) if people else error), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(_main())
