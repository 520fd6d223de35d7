"""Tests of the client for asyncio against a real daemon."""

import asyncio
import json
import unittest

from daemon import ENDLESS, Daemon, DaemonCase, rkllm, silent_socket

FINISH = rkllm.LLMCallState.RKLLM_RUN_FINISH
SHORT = rkllm.RKLLMInferParam(max_new_tokens=4)


class AsyncClientTest(DaemonCase, unittest.IsolatedAsyncioTestCase):
    async def open(self):
        client = rkllm.AsyncClient(self.path)
        self.addAsyncCleanup(client.close)
        return client

    async def load(self, **members):
        client = await self.open()
        await client.init(self.param(**members))
        self.addAsyncCleanup(client.destroy)
        return client

    async def test_stream_ends_with_finish_and_matches_run(self):
        client = await self.load()
        results = [result async for result in client.stream("Hello")]
        self.assertEqual(results[-1].callback_state, FINISH)
        self.assertEqual(results[-1].perf.generate_tokens, 12)
        text = "".join([text async for text in client.stream("Hello").texts()])
        self.assertTrue(text)
        self.assertEqual((await client.run("Hello")).text, text)

    async def test_defaults_and_progress_of_init(self):
        client = await self.open()
        param = await client.create_default_param()
        param.model_path, param.max_context_len = self.model, 256
        seen = []
        await client.init(param, progress=seen.append)
        self.addAsyncCleanup(client.destroy)
        self.assertEqual(seen[-1:], [1.0])
        await client.clear_kv_cache()
        self.assertEqual(await client.get_kv_cache_size(), [0])
        await client.set_chat_template("", "", "")
        self.assertEqual((await client.get_constants())["library"]["name"], "embedded")
        self.assertIn("RKLLMResult", (await client.discover())["components"]["schemas"])

    async def test_several_prompts(self):
        client = await self.load(extend_param=rkllm.RKLLMExtendParam(n_batch=2, enabled_cpus_num=1))
        steps = [step async for step in client.stream_batch(["the quiet river", [5, 6, 7]])]
        texts = ["".join(step[index].text or "" for step in steps) for index in range(2)]
        self.assertEqual([result.text for result in await client.run_batch(["the quiet river", [5, 6, 7]])], texts)

    async def test_hidden_states_and_logits(self):
        client = await self.load()
        rows = await client.hidden_states([5, 6, 7])
        self.assertEqual((len(rows), len({len(row) for row in rows})), (3, 1))
        self.assertGreater(len((await client.logits("Hello"))[-1]), len(rows[0]))

    async def test_errors_carry_code_message_and_data(self):
        client = await self.open()
        with self.assertRaises(rkllm.RKLLMError) as caught:
            await client.run("no model is loaded")
        self.assertIs(caught.exception.code, rkllm.ErrorCode.NO_MODEL)
        with self.assertRaises(rkllm.RKLLMError) as caught:
            async for _ in client.stream("no model is loaded"):
                pass
        self.assertIs(caught.exception.code, rkllm.ErrorCode.NO_MODEL)
        client = await self.load()
        with self.assertRaises(rkllm.RKLLMError) as caught:
            await client.set_function_tools([{"type": "function", "function": {"name": "f", "parameters": {}}}])
        self.assertEqual(caught.exception.data, {"function": "rkllm_set_function_tools", "code": -1})

    # Each of these runs would go on for ever: a run that follows ends only if the one before was ended.

    async def test_cancelling_a_task_ends_its_run(self):
        client = await self.load()
        begun = asyncio.Event()

        async def read():
            async for _ in client.stream("Hello", ENDLESS):
                begun.set()

        for task in asyncio.create_task(read()), asyncio.create_task(client.run("Hello", ENDLESS)):
            if task.get_coro().__name__ == "read":
                await begun.wait()
            else:
                await asyncio.sleep(0)  # the task has begun
            task.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await task
        self.assertEqual((await client.run("Hello", SHORT)).callback_state, FINISH)

    async def test_leaving_a_stream_ends_its_run(self):
        client = await self.load()
        async with client.stream("Hello", ENDLESS) as stream:
            await stream.__anext__()
        self.assertEqual((await client.run("Hello", SHORT)).callback_state, FINISH)
        async for _ in client.stream("Hello", ENDLESS):
            break
        self.assertEqual((await client.run("Hello", SHORT)).callback_state, FINISH)

    async def test_unloading_behind_runs_that_were_left(self):
        client = await self.open()
        for leave in range(3):
            await client.init(self.param())
            if leave == 0:
                async for _ in client.stream("Hello", ENDLESS):
                    break
            elif leave == 1:
                with self.assertRaises(rkllm.Timeout):
                    await client.run("Hello", ENDLESS, timeout=0.01)
            else:
                async for _ in client.stream("Hello", ENDLESS).texts():
                    break
            await client.destroy()

    async def test_abort(self):
        client = await self.load()
        stream = client.stream("Hello", ENDLESS)
        await stream.__anext__()
        await stream.abort()
        async for _ in stream:
            pass
        stream = client.stream("Hello", ENDLESS)
        await stream.__anext__()
        await client.abort()
        async for _ in stream:
            pass
        self.assertEqual(stream.last.callback_state, FINISH, "aborted in order")

    async def test_tasks_share_a_client_beside_another_one(self):
        client, other = await self.load(), await self.open()
        want = (await client.run("Hello")).text

        async def work(mine):
            text = "".join([text async for text in mine.stream("Hello").texts()])
            await mine.is_running()
            return text

        self.assertEqual(await asyncio.gather(*(work(mine) for mine in [client] * 4 + [other] * 2)), [want] * 6)

    async def test_client_that_goes_away_in_mid_stream(self):
        client, other = await self.load(), await self.open()
        stream = other.stream("Hello", ENDLESS)
        await stream.__anext__()
        await other.close()
        with self.assertRaises(ConnectionError):
            async for _ in stream:
                pass
        self.assertEqual((await client.run("Hello", SHORT)).callback_state, FINISH)

    async def test_daemon_that_dies_in_mid_stream(self):
        daemon = Daemon()
        self.addCleanup(daemon.stop)
        client = rkllm.AsyncClient(daemon.path)
        self.addAsyncCleanup(client.close)
        await client.init(self.param())
        stream = client.stream("Hello", ENDLESS)
        await stream.__anext__()
        daemon.kill()
        with self.assertRaises(ConnectionError):
            async for _ in stream:
                pass
        with self.assertRaisesRegex(OSError, "rkllmd serve"):
            await client.is_running()
        daemon.start()
        self.assertFalse(await client.is_running(), "the same client connects to the next daemon")


class AsyncSilentTest(unittest.IsolatedAsyncioTestCase):
    async def test_timeouts_cancel(self):
        silent = silent_socket(self)
        client = rkllm.AsyncClient(silent.getsockname(), timeout=0.05)
        await client.connect()  # what follows is sent at once, whenever the time is over
        with self.assertRaisesRegex(rkllm.Timeout, "^rkllm.run was not answered within 0.05 seconds$"):
            await client.run("Hello")
        with self.assertRaises(rkllm.Timeout):
            await client.stream("Hello").__anext__()
        await client.close()
        connection, _ = silent.accept()
        with connection, connection.makefile() as lines:
            said = [json.loads(line) for line in lines]
        self.assertEqual([one["method"] for one in said], ["rkllm.run", "$/cancelRequest", "rkllm.run_async", "$/cancelRequest"])
        self.assertEqual([one["params"]["id"] for one in said[1::2]], [one["id"] for one in said[::2]])


if __name__ == "__main__":
    unittest.main()
