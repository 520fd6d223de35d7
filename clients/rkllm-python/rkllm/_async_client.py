"""The client for asyncio."""

import asyncio
import collections
from typing import Any, AsyncIterator, Callable, Deque, Dict, Generic, List, Mapping, Optional, Sequence, TypeVar, Union

from . import _wire
from ._client import read_results
from ._wire import Params, Prompt
from .errors import RKLLMError, RunFailed, Timeout
from .structures import (
    ErrorCode, LLMCallState, RKLLMCrossAttnParam, RKLLMInferMode, RKLLMInferParam, RKLLMLoraAdapter, RKLLMParam, RKLLMResult,
)

T = TypeVar("T")


class AsyncClient:
    """Client for asyncio: the same methods, as coroutines, for the tasks of one event loop. stream() and stream_batch() are called
    without await and give asynchronous iterators. A call or a stream whose task is cancelled is cancelled in the daemon too.
    """

    def __init__(self, path: Optional[str] = None, *, timeout: Optional[float] = None) -> None:
        """As of Client."""
        self.path = _wire.find_socket(path)
        self.timeout = timeout
        self._reader: Optional[asyncio.StreamReader] = None
        self._writer: Optional[asyncio.StreamWriter] = None
        self._connecting: Optional[asyncio.Lock] = None
        self._draining: Optional[asyncio.Lock] = None
        self._reading = False  # some task waits for the socket
        self._waiting: List["asyncio.Future[None]"] = []  # tasks that wait for what the reading one does
        self._inbox = _wire.Inbox()
        self._forgotten: Deque["_Request"] = collections.deque()  # of streams that nobody has any more

    async def __aenter__(self) -> "AsyncClient":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connect now instead of at the first call."""
        await self._connect()

    async def close(self) -> None:
        """Disconnect; runs of this client are aborted."""
        writer = self._writer
        if writer is not None:
            self._disconnect(writer)
            try:
                await writer.wait_closed()
            except OSError:
                pass

    # Runs

    def stream(
        self, prompt: Prompt, infer: Optional[RKLLMInferParam] = None, *, timeout: Optional[float] = None,
    ) -> "AsyncStream[RKLLMResult]":
        return AsyncStream(self, _wire.run_params(_wire.make_input(prompt), infer), RKLLMResult.from_json, timeout)

    def stream_batch(
        self, prompts: Sequence[Prompt], infer: Optional[RKLLMInferParam] = None, *, timeout: Optional[float] = None,
    ) -> "AsyncStream[List[RKLLMResult]]":
        inputs = [_wire.make_input(prompt) for prompt in prompts]
        return AsyncStream(self, _wire.run_params(inputs, infer), read_results, timeout)

    async def run(self, prompt: Prompt, infer: Optional[RKLLMInferParam] = None, *, timeout: Optional[float] = None) -> RKLLMResult:
        answer = await self.call("rkllm.run", _wire.run_params(_wire.make_input(prompt), infer), timeout=timeout)
        return RKLLMResult.from_json(answer)

    async def run_batch(
        self, prompts: Sequence[Prompt], infer: Optional[RKLLMInferParam] = None, *, timeout: Optional[float] = None,
    ) -> List[RKLLMResult]:
        inputs = [_wire.make_input(prompt) for prompt in prompts]
        return read_results(await self.call("rkllm.run", _wire.run_params(inputs, infer), timeout=timeout))

    async def hidden_states(self, prompt: Prompt, *, timeout: Optional[float] = None) -> List[List[float]]:
        infer = RKLLMInferParam(mode=RKLLMInferMode.RKLLM_INFER_GET_LAST_HIDDEN_LAYER)
        layer = (await self.run(prompt, infer, timeout=timeout)).last_hidden_layer
        return _wire.make_rows(layer.hidden_states, layer.embd_size)

    async def logits(self, prompt: Prompt, *, timeout: Optional[float] = None) -> List[List[float]]:
        infer = RKLLMInferParam(mode=RKLLMInferMode.RKLLM_INFER_GET_LOGITS)
        logits = (await self.run(prompt, infer, timeout=timeout)).logits
        return _wire.make_rows(logits.logits, logits.vocab_size)

    async def abort(self) -> None:
        await self.call("rkllm.abort")

    async def is_running(self) -> bool:
        return bool(await self.call("rkllm.is_running"))

    # The model

    async def create_default_param(self) -> RKLLMParam:
        return RKLLMParam.from_json(await self.call("rkllm.createDefaultParam"))

    async def init(
        self, model: Union[str, RKLLMParam], progress: Optional[Callable[[float], None]] = None, *, timeout: Optional[float] = None,
    ) -> None:
        request = _Request(self, "rkllm.init", timeout)
        await request.run(self._init(request, model, progress))

    async def _init(self, request: "_Request", model: Union[str, RKLLMParam], progress: Optional[Callable[[float], None]]) -> None:
        await request.send(_wire.init_params(model, request.number, progress is not None))
        message = await request.receive()
        while "result" not in message:
            if progress is not None:
                progress(float(message["params"]["value"]["progress"]))
            message = await request.receive()

    async def destroy(self) -> None:
        await self.call("rkllm.destroy")

    async def load_lora(self, adapter: RKLLMLoraAdapter) -> None:
        await self.call("rkllm.load_lora", [None, adapter])

    async def load_prompt_cache(self, path: str) -> None:
        await self.call("rkllm.load_prompt_cache", [None, path])

    async def release_prompt_cache(self) -> None:
        await self.call("rkllm.release_prompt_cache")

    async def clear_kv_cache(
        self, keep_system_prompt: bool = False, start_pos: Optional[List[int]] = None, end_pos: Optional[List[int]] = None,
    ) -> None:
        await self.call("rkllm.clear_kv_cache", [None, int(keep_system_prompt), start_pos, end_pos])

    async def get_kv_cache_size(self) -> List[int]:
        return list((await self.call("rkllm.get_kv_cache_size"))["cache_sizes"])

    async def set_chat_template(
        self, system_prompt: Optional[str] = None, prompt_prefix: Optional[str] = None, prompt_postfix: Optional[str] = None,
    ) -> None:
        await self.call("rkllm.set_chat_template", [None, system_prompt, prompt_prefix, prompt_postfix])

    async def set_function_tools(
        self, tools: Union[str, Sequence[Mapping[str, Any]]], system_prompt: Optional[str] = None, tool_response_str: Optional[str] = None,
    ) -> None:
        await self.call("rkllm.set_function_tools", [None, system_prompt, _wire.tools_text(tools), tool_response_str])

    async def set_cross_attn_params(self, params: RKLLMCrossAttnParam) -> None:
        await self.call("rkllm.set_cross_attn_params", [None, params])

    # The daemon

    async def get_constants(self) -> Dict[str, Any]:
        return dict(await self.call("rkllm.get_constants"))

    async def discover(self) -> Dict[str, Any]:
        return dict(await self.call("rpc.discover"))

    async def call(self, method: str, params: Params = None, *, timeout: Optional[float] = None) -> Any:
        request = _Request(self, method, timeout)
        return await request.run(self._call(request, params))

    async def _call(self, request: "_Request", params: Params) -> Any:
        await request.send(params)
        return (await request.receive())["result"]

    # How messages travel

    async def _connect(self) -> asyncio.StreamWriter:
        if self._connecting is None:
            self._connecting = asyncio.Lock()
        async with self._connecting:
            if self._writer is None:
                try:
                    self._reader, self._writer = await asyncio.open_unix_connection(self.path)
                except OSError as error:
                    raise _wire.explain(error, self.path) from None
            return self._writer

    def _disconnect(self, writer: asyncio.StreamWriter) -> None:
        if writer is not self._writer:
            return
        self._reader = self._writer = None
        writer.close()
        self._inbox.end()
        self._wake()

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def _cancel(self, number: int) -> None:
        """Ask the daemon to end a request, if it goes on, without waiting for that."""
        if self._inbox.cancel(number) and self._writer is not None and not self._writer.is_closing():
            self._writer.write(_wire.make_message("$/cancelRequest", {"id": number}))

    async def _receive(self, number: int) -> Dict[str, Any]:
        """Wait for the next message of a request."""
        while True:
            message = self._inbox.take(number)
            if message is not None:
                return message
            await self._wait_for_change()

    async def _settle(self) -> None:
        """Wait until the runs that were cancelled have ended: until then the daemon refuses what is to be sent."""
        self._leave_forgotten()
        while not self._inbox.is_settled():
            await self._wait_for_change()

    def _leave_forgotten(self) -> None:
        while self._forgotten:
            self._forgotten.popleft().leave()

    async def _wait_for_change(self) -> None:
        """Wait until something has arrived. One task reads for all: it files each message, and wakes the others."""
        reader, writer = self._reader, self._writer
        if reader is None or writer is None:
            raise ConnectionError(_wire.ENDED)
        if self._reading:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future
            return
        self._reading = True
        try:
            chunk = await reader.read(_wire.CHUNK)
        except ConnectionError:
            chunk = b""
        finally:
            self._reading = False
            self._wake()
        if writer is self._writer:
            if chunk:
                self._inbox.feed(chunk)
            else:
                self._disconnect(writer)


class _Request:
    """A request that waits for its answers. One that is left before its end is cancelled."""

    def __init__(self, client: AsyncClient, method: str, timeout: Optional[float]) -> None:
        self.client = client
        self.method = method
        self.timeout = client.timeout if timeout is None else timeout
        self.number = client._inbox.open()
        self.sent = False
        self.ended = False  # nothing more comes for it

    async def run(self, answer: Any) -> Any:
        """Wait for what a coroutine makes of the answers, as long as the timeout lets it, and be done with the request."""
        try:
            return await self.wait(answer)
        finally:
            self.leave()

    async def wait(self, answer: Any) -> Any:
        try:
            return await (answer if self.timeout is None else asyncio.wait_for(answer, self.timeout))
        except asyncio.TimeoutError:
            raise Timeout(self.method, self.timeout or 0) from None

    async def send(self, params: Any) -> None:
        if self.method not in _wire.SENT_AT_ONCE:
            await self.client._settle()
        writer = await self.client._connect()
        self.sent = True
        self.client._inbox.begin(self.number, self.method)
        writer.write(_wire.make_message(self.method, params, self.number))
        if self.client._draining is None:
            self.client._draining = asyncio.Lock()
        try:
            async with self.client._draining:  # Python 3.9 lets one task at a time
                await writer.drain()
        except ConnectionError:
            self.client._disconnect(writer)

    async def receive(self) -> Dict[str, Any]:
        try:
            message = await self.client._receive(self.number)
        except (RKLLMError, OSError):
            self.ended = True
            raise
        self.ended = _wire.is_last(self.method, message)
        return message

    def leave(self) -> None:
        """Cancel it if it goes on, and drop what comes for it from now on."""
        self.ended = True
        self.client._inbox.close(self.number)
        self.client._cancel(self.number)


class AsyncStream(Generic[T]):
    """A run: an asynchronous iterator over its results. It begins with the first of them, or with "async with". Leaving it before
    its end, with close(), by the end of "async with", by a task that is cancelled, or by forgetting it, cancels the run."""

    def __init__(self, client: AsyncClient, params: List[Any], read: Callable[[Any], T], timeout: Optional[float]) -> None:
        self.last: Optional[T] = None  # the result that came last; at the end it has perf
        self.aborted = False
        self._params = params
        self._read = read
        self._request = _Request(client, "rkllm.run_async", timeout)
        self._loop: Optional[asyncio.AbstractEventLoop] = None

    def __aiter__(self) -> "AsyncStream[T]":
        return self

    async def __anext__(self) -> T:
        request = self._request
        if request.ended:
            raise StopAsyncIteration
        try:
            answer = await request.wait(self._next())
        except RKLLMError as error:
            request.leave()
            if self.aborted and error.code == ErrorCode.REQUEST_CANCELED:
                raise StopAsyncIteration from None
            raise
        except BaseException:
            request.leave()
            raise
        if request.ended:
            request.leave()
        result = self.last = self._read(answer)
        if _wire.state_of(answer) == LLMCallState.RKLLM_RUN_ERROR:
            raise RunFailed(result)
        return result

    async def _next(self) -> Any:
        await self._begin()
        return (await self._request.receive())["result"]

    async def _begin(self) -> None:
        if not self._request.sent:
            self._loop = asyncio.get_running_loop()
            await self._request.send(self._params)

    async def __aenter__(self) -> "AsyncStream[T]":
        try:
            await self._request.wait(self._begin())
        except BaseException:
            self._request.leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def __del__(self) -> None:
        request, loop = getattr(self, "_request", None), getattr(self, "_loop", None)
        if request is None or request.ended:
            return
        if loop is None:
            request.leave()  # it never began
        elif not loop.is_closed():
            # This may be called anywhere: the loop does the work, or the next call that needs it done.
            request.client._forgotten.append(request)
            loop.call_soon_threadsafe(request.client._leave_forgotten)

    def texts(self: "AsyncStream[RKLLMResult]") -> AsyncIterator[str]:
        """Iterate over the text, piece by piece, in the place of the results."""
        return _Texts(self)

    async def abort(self) -> None:
        """End this run and no other. The iteration still gives what came before, and then ends."""
        self.aborted = True
        self._request.client._cancel(self._request.number)

    async def close(self) -> None:
        """Cancel the run if it goes on."""
        self._request.leave()


class _Texts(AsyncIterator[str]):
    """No generator: the loop would end one that is left only later, and its run with it."""

    def __init__(self, stream: AsyncStream[RKLLMResult]) -> None:
        self._stream = stream

    async def __anext__(self) -> str:
        async for result in self._stream:
            if result.callback_state == LLMCallState.RKLLM_RUN_NORMAL and result.text:
                return result.text
        raise StopAsyncIteration
