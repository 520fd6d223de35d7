"""The synchronous client."""

import collections
import select
import socket
import sys
import threading
import time
from typing import Any, Callable, Deque, Dict, Generic, Iterator, List, Mapping, Optional, Sequence, TypeVar, Union

from . import _wire
from ._wire import Params, Prompt
from .errors import RKLLMError, RunFailed, Timeout
from .structures import (
    ErrorCode, LLMCallState, RKLLMCrossAttnParam, RKLLMInferMode, RKLLMInferParam, RKLLMLoraAdapter, RKLLMParam, RKLLMResult,
)

T = TypeVar("T")


class _Connection:
    """A socket, and how many threads are about to use it: the last one closes it, so that its number is nobody else's meanwhile."""

    def __init__(self, connected: socket.socket) -> None:
        self.socket = connected
        self.users = 0
        self.ended = False


class Client:
    """One connection to the daemon, made when it is first needed, and again when it is needed after its end.

    All methods may be called from several threads at once. Whoever waits for an answer reads the socket, for all of them.
    Runs belong to the connection that started them: abort() ends these, and close() ends them too.

    timeout is how many seconds a call may take; of a stream, how long each next result may take. None: for ever. Models
    may take long to load and prompts long to be read. Arguments that are left out are not sent: the daemon has the defaults.
    Error answers are raised as RKLLMError, what is wrong with the connection as OSError.
    """

    def __init__(self, path: Optional[str] = None, *, timeout: Optional[float] = None) -> None:
        """path is the daemon's socket; by default RKLLM_UDS_PATH, else /run/rkllmd/rkllm.sock if it is there, else /tmp/rkllm.sock."""
        self.path = _wire.find_socket(path)
        self.timeout = timeout
        self._sending = threading.Lock()
        self._changed = threading.Condition()  # guards what follows, and tells that it has changed
        self._connection: Optional[_Connection] = None
        self._reading = False  # some thread waits for the socket
        self._inbox = _wire.Inbox()
        self._forgotten: Deque["_Request"] = collections.deque()  # of streams that nobody has any more

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def connect(self) -> None:
        """Connect now instead of at the first call."""
        with self._changed:
            self._connect()

    def close(self) -> None:
        """Disconnect; runs of this client are aborted."""
        with self._changed:
            if self._connection is not None:
                self._disconnect(self._connection)

    # Runs

    def stream(self, prompt: Prompt, infer: Optional[RKLLMInferParam] = None, *, timeout: Optional[float] = None) -> "Stream[RKLLMResult]":
        """Run a prompt, and iterate over its results as they come; the last one has RKLLM_RUN_FINISH.

        A prompt is text, token ids, or an RKLLMInput."""
        return Stream(self, _wire.run_params(_wire.make_input(prompt), infer), RKLLMResult.from_json, timeout)

    def stream_batch(
        self, prompts: Sequence[Prompt], infer: Optional[RKLLMInferParam] = None, *, timeout: Optional[float] = None,
    ) -> "Stream[List[RKLLMResult]]":
        """Run as many prompts as the model was loaded for (n_batch of RKLLMExtendParam) at once: each step is a list of their
        results. The token_id is negative where an answer has ended."""
        inputs = [_wire.make_input(prompt) for prompt in prompts]
        return Stream(self, _wire.run_params(inputs, infer), read_results, timeout)

    def run(self, prompt: Prompt, infer: Optional[RKLLMInferParam] = None, *, timeout: Optional[float] = None) -> RKLLMResult:
        """Run a prompt to its end; the result has the whole text."""
        answer = self.call("rkllm.run", _wire.run_params(_wire.make_input(prompt), infer), timeout=timeout)
        return RKLLMResult.from_json(answer)

    def run_batch(
        self, prompts: Sequence[Prompt], infer: Optional[RKLLMInferParam] = None, *, timeout: Optional[float] = None,
    ) -> List[RKLLMResult]:
        """Run as many prompts as the model was loaded for at once, to their ends."""
        inputs = [_wire.make_input(prompt) for prompt in prompts]
        return read_results(self.call("rkllm.run", _wire.run_params(inputs, infer), timeout=timeout))

    def hidden_states(self, prompt: Prompt, *, timeout: Optional[float] = None) -> List[List[float]]:
        """The last hidden layer: a row for each token. The last row, or the mean of all, is an embedding of the prompt."""
        infer = RKLLMInferParam(mode=RKLLMInferMode.RKLLM_INFER_GET_LAST_HIDDEN_LAYER)
        layer = self.run(prompt, infer, timeout=timeout).last_hidden_layer
        return _wire.make_rows(layer.hidden_states, layer.embd_size)

    def logits(self, prompt: Prompt, *, timeout: Optional[float] = None) -> List[List[float]]:
        """The logits over the vocabulary: a row for each token that the library gives them for."""
        infer = RKLLMInferParam(mode=RKLLMInferMode.RKLLM_INFER_GET_LOGITS)
        logits = self.run(prompt, infer, timeout=timeout).logits
        return _wire.make_rows(logits.logits, logits.vocab_size)

    def abort(self) -> None:
        """End the runs of this client, in order. A client that never started any ends whatever runs."""
        self.call("rkllm.abort")

    def is_running(self) -> bool:
        """Whether a run is in progress, whoever started it."""
        return bool(self.call("rkllm.is_running"))

    # The model

    def create_default_param(self) -> RKLLMParam:
        """The library's defaults, as rkllm_createDefaultParam gives them."""
        return RKLLMParam.from_json(self.call("rkllm.createDefaultParam"))

    def init(
        self, model: Union[str, RKLLMParam], progress: Optional[Callable[[float], None]] = None, *, timeout: Optional[float] = None,
    ) -> None:
        """Load a model: the path of its file, "builtin:demo", or an RKLLMParam. progress is called with 0.0 to 1.0 meanwhile."""
        with _Request(self, "rkllm.init", timeout) as request:
            request.send(_wire.init_params(model, request.number, progress is not None))
            message = request.receive()
            while "result" not in message:
                if progress is not None:
                    progress(float(message["params"]["value"]["progress"]))
                message = request.receive()

    def destroy(self) -> None:
        """Unload the model."""
        self.call("rkllm.destroy")

    def load_lora(self, adapter: RKLLMLoraAdapter) -> None:
        """Load a LoRA adapter; a run uses it by lora_params."""
        self.call("rkllm.load_lora", [None, adapter])

    def load_prompt_cache(self, path: str) -> None:
        """Load a prompt cache, which a run with prompt_cache_params has written."""
        self.call("rkllm.load_prompt_cache", [None, path])

    def release_prompt_cache(self) -> None:
        self.call("rkllm.release_prompt_cache")

    def clear_kv_cache(self, keep_system_prompt: bool = False, start_pos: Optional[List[int]] = None, end_pos: Optional[List[int]] = None) -> None:
        """Clear the KV cache, or a range of it: one start and one end for each of n_batch."""
        self.call("rkllm.clear_kv_cache", [None, int(keep_system_prompt), start_pos, end_pos])

    def get_kv_cache_size(self) -> List[int]:
        """How many tokens the KV cache holds, for each of n_batch."""
        return list(self.call("rkllm.get_kv_cache_size")["cache_sizes"])

    def set_chat_template(
        self, system_prompt: Optional[str] = None, prompt_prefix: Optional[str] = None, prompt_postfix: Optional[str] = None,
    ) -> None:
        """Set what is written around a prompt."""
        self.call("rkllm.set_chat_template", [None, system_prompt, prompt_prefix, prompt_postfix])

    def set_function_tools(
        self, tools: Union[str, Sequence[Mapping[str, Any]]], system_prompt: Optional[str] = None, tool_response_str: Optional[str] = None,
    ) -> None:
        """Tell the model which functions it may call: a list of descriptions, or such a list as JSON text."""
        self.call("rkllm.set_function_tools", [None, system_prompt, _wire.tools_text(tools), tool_response_str])

    def set_cross_attn_params(self, params: RKLLMCrossAttnParam) -> None:
        self.call("rkllm.set_cross_attn_params", [None, params])

    # The daemon

    def get_constants(self) -> Dict[str, Any]:
        """What a program would find in the header, and what is served: "enums", "library", "methods", "structures", "limits"."""
        return dict(self.call("rkllm.get_constants"))

    def discover(self) -> Dict[str, Any]:
        """The OpenRPC document of what is served."""
        return dict(self.call("rpc.discover"))

    def call(self, method: str, params: Params = None, *, timeout: Optional[float] = None) -> Any:
        """Call any method by its full name, and return its result as it came. params are the arguments of the C function in
        order, None for the handle and for NULL, or by name."""
        with _Request(self, method, timeout) as request:
            request.send(params)
            return request.receive()["result"]

    # How messages travel. What holds _changed is said.

    def _connect(self) -> _Connection:
        """Holds _changed."""
        if self._connection is None:
            connected = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                connected.connect(self.path)
            except OSError as error:
                connected.close()
                raise _wire.explain(error, self.path) from None
            self._connection = _Connection(connected)
        return self._connection

    def _disconnect(self, connection: _Connection) -> None:
        """Holds _changed."""
        if connection is not self._connection:
            return
        self._connection = None
        connection.ended = True
        try:
            connection.socket.shutdown(socket.SHUT_RDWR)  # wakes the threads that wait for it
        except OSError:
            pass
        if connection.users == 0:
            connection.socket.close()
        self._inbox.end()
        self._changed.notify_all()

    def _leave(self, connection: _Connection) -> None:
        """Holds _changed."""
        connection.users -= 1
        if connection.ended and connection.users == 0:
            connection.socket.close()

    def _send(self, line: bytes, deadline: Optional[float], request: Optional["_Request"]) -> None:
        """Send a request whole, or, without one, a notification, for which no connection is made. A message that could not be sent in
        time ends the connection. Where the daemon has ended it, the reason may still be to read: that is told to who receives."""
        with self._sending:
            with self._changed:
                if request is None and self._connection is None:
                    return
                connection = self._connect()
                if request is not None:
                    self._inbox.begin(request.number, request.method)
                connection.users += 1
            sent = False
            try:
                rest = memoryview(line)
                while rest:
                    try:
                        rest = rest[connection.socket.send(rest, socket.MSG_DONTWAIT):]
                    except BlockingIOError:
                        _wait(connection.socket, select.POLLOUT, deadline)
                sent = True
            except (BrokenPipeError, ConnectionResetError):
                sent = True
            finally:
                with self._changed:
                    if not sent:
                        self._disconnect(connection)
                    self._leave(connection)

    def _receive(self, number: int, deadline: Optional[float]) -> Dict[str, Any]:
        """Wait for the next message of a request."""
        with self._changed:
            while True:
                message = self._inbox.take(number)
                if message is not None:
                    return message
                self._wait_for_change(deadline)

    def _settle(self, deadline: Optional[float]) -> None:
        """Wait until the runs that were cancelled have ended: until then the daemon refuses what is to be sent."""
        self._leave_forgotten()
        with self._changed:
            while not self._inbox.is_settled():
                self._wait_for_change(deadline)

    def _leave_forgotten(self) -> None:
        while True:
            with self._changed:
                if not self._forgotten:
                    return
                request = self._forgotten.popleft()
                goes_on = request.close()
            if goes_on:
                request.send_cancel()

    def _wait_for_change(self, deadline: Optional[float]) -> None:
        """Wait until something has arrived. One thread reads for all: it files each message, and wakes the others. Holds _changed,
        but not while it waits."""
        connection = self._connection
        if connection is None:
            raise ConnectionError(_wire.ENDED)
        if not self._reading:
            self._read(connection, deadline)
        elif not self._changed.wait(None if deadline is None else max(0.0, deadline - time.monotonic())):
            raise TimeoutError

    def _read(self, connection: _Connection, deadline: Optional[float]) -> None:
        """The part of the thread that reads."""
        self._reading = True
        connection.users += 1
        chunk: Optional[bytes] = None
        self._changed.release()
        try:
            _wait(connection.socket, select.POLLIN, deadline)
            chunk = _read_socket(connection.socket)
        finally:
            self._changed.acquire()
            self._reading = False
            self._leave(connection)
            self._changed.notify_all()
        if connection is self._connection:
            if chunk:
                self._inbox.feed(chunk)
            elif chunk is not None:
                self._disconnect(connection)


class _Request:
    """A request that waits for its answers. One that is left before its end is cancelled."""

    def __init__(self, client: Client, method: str, timeout: Optional[float]) -> None:
        self.client = client
        self.method = method
        self.timeout = client.timeout if timeout is None else timeout
        with client._changed:
            self.number = client._inbox.open()
        self.ended = False  # nothing more comes for it
        self.sent = False
        self.deadline = self._begin_waiting()

    def __enter__(self) -> "_Request":
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def send(self, params: Any) -> None:
        line = _wire.make_message(self.method, params, self.number)
        try:
            if self.method not in _wire.SENT_AT_ONCE:
                self.client._settle(self.deadline)
            self.client._send(line, self.deadline, self)
        except TimeoutError:
            raise self._timed_out() from None
        self.sent = True

    def receive(self) -> Dict[str, Any]:
        """The next message for this request; after the last one it is ended."""
        try:
            message = self.client._receive(self.number, self.deadline)
        except TimeoutError:
            raise self._timed_out() from None
        except (RKLLMError, OSError):
            self.ended = True
            raise
        self.ended = _wire.is_last(self.method, message)
        return message

    def receive_next(self) -> Dict[str, Any]:
        """The same, with the whole timeout for this message."""
        self.deadline = self._begin_waiting()
        return self.receive()

    def cancel(self) -> None:
        """Ask the daemon to end it, if it goes on, without waiting for that."""
        with self.client._changed:
            goes_on = self.client._inbox.cancel(self.number)
        if goes_on:
            self.send_cancel()

    def send_cancel(self) -> None:
        try:
            self.client._send(_wire.make_message("$/cancelRequest", {"id": self.number}), self._begin_waiting(), None)
        except OSError:
            pass

    def leave(self) -> None:
        """Drop what comes for it from now on, and cancel it if it goes on, without waiting for its end."""
        with self.client._changed:
            goes_on = self.close()
        if goes_on:
            self.send_cancel()

    def close(self) -> bool:
        """The part of leave() that holds the client's _changed; tells whether it goes on."""
        inbox, self.ended = self.client._inbox, True
        if not self.sent:
            inbox.forget(self.number)
            return False
        inbox.close(self.number)
        return inbox.cancel(self.number)

    def finish(self) -> None:
        """Cancel it if it goes on, and wait for its end."""
        try:
            self.cancel()
            while not self.ended:
                self.receive_next()
        except (RKLLMError, OSError):
            pass
        finally:
            self.leave()

    def _begin_waiting(self) -> Optional[float]:
        return None if self.timeout is None else time.monotonic() + self.timeout

    def _timed_out(self) -> Timeout:
        return Timeout(self.method, self.timeout or 0)


class Stream(Generic[T]):
    """A run: an iterator over its results. Leaving it before its end, with close(), by the end of "with", or by forgetting it,
    cancels the run. abort() may be called from other threads; all else is for one thread."""

    def __init__(self, client: Client, params: List[Any], read: Callable[[Any], T], timeout: Optional[float]) -> None:
        self.last: Optional[T] = None  # the result that came last; at the end it has perf
        self.aborted = False
        self._read = read
        self._request = request = _Request(client, "rkllm.run_async", timeout)
        try:
            request.send(params)
        except BaseException:
            request.leave()
            raise

    def __iter__(self) -> "Stream[T]":
        return self

    def __next__(self) -> T:
        request = self._request
        if request.ended:
            raise StopIteration
        try:
            answer = request.receive_next()["result"]
        except OSError:
            request.leave()
            raise
        except RKLLMError as error:
            request.leave()
            if self.aborted and error.code == ErrorCode.REQUEST_CANCELED:
                raise StopIteration from None
            raise
        if request.ended:
            request.leave()
        result = self.last = self._read(answer)
        if _wire.state_of(answer) == LLMCallState.RKLLM_RUN_ERROR:
            raise RunFailed(result)
        return result

    def __enter__(self) -> "Stream[T]":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        request = getattr(self, "_request", None)
        if request is not None and not request.ended and not sys.is_finalizing():
            # This may be called anywhere, with locks held: another thread does the work, or the next call that needs it done.
            request.client._forgotten.append(request)
            threading.Thread(target=request.client._leave_forgotten, daemon=True).start()

    def texts(self: "Stream[RKLLMResult]") -> Iterator[str]:
        """Iterate over the text, piece by piece, in the place of the results."""
        for result in self:
            if result.callback_state == LLMCallState.RKLLM_RUN_NORMAL and result.text:
                yield result.text

    def abort(self) -> None:
        """End this run and no other. The iteration still gives what came before, and then ends."""
        self.aborted = True
        self._request.cancel()

    def close(self) -> None:
        """Cancel the run if it goes on, and wait for its end."""
        self._request.finish()


def read_results(answer: Any) -> List[RKLLMResult]:
    return [RKLLMResult.from_json(one) for one in (answer if isinstance(answer, list) else [answer])]


def _wait(connected: socket.socket, event: int, deadline: Optional[float]) -> None:
    """Wait until the socket can be read or written, or has ended."""
    ready = select.poll()
    ready.register(connected.fileno(), event)
    if not ready.poll(None if deadline is None else max(0.0, deadline - time.monotonic()) * 1000):
        raise TimeoutError


def _read_socket(connected: socket.socket) -> bytes:
    """What there is to read, or nothing at the end of the connection."""
    try:
        return connected.recv(_wire.CHUNK)
    except ConnectionError:
        return b""
