"""Tests of the synchronous client against a real daemon."""

import json
import threading
import unittest

from daemon import ENDLESS, Daemon, DaemonCase, rkllm, silent_socket

FINISH = rkllm.LLMCallState.RKLLM_RUN_FINISH
SHORT = rkllm.RKLLMInferParam(max_new_tokens=4)


class ClientTest(DaemonCase, unittest.TestCase):
    def open(self):
        client = rkllm.Client(self.path)
        self.addCleanup(client.close)
        return client

    def load(self, **members):
        client = self.open()
        client.init(self.param(**members))
        self.addCleanup(client.destroy)
        return client

    def test_stream_ends_with_finish_and_matches_run(self):
        client = self.load()
        stream = client.stream("Hello")
        results = list(stream)
        self.assertEqual(results[-1].callback_state, FINISH)
        self.assertIs(stream.last, results[-1])
        self.assertEqual(stream.last.perf.generate_tokens, 12)
        self.assertEqual(list(stream), [], "it has ended")
        text = "".join(client.stream("Hello").texts())
        self.assertTrue(text)
        self.assertEqual(client.run("Hello").text, text)
        tokens = client.run([5, 6, 7], SHORT)
        self.assertEqual((tokens.perf.prefill_tokens, tokens.perf.generate_tokens), (3, 4))
        self.assertEqual(client.run(rkllm.RKLLMInput(prompt_input="Hello")).text, text)

    def test_defaults_and_progress_of_init(self):
        client = self.open()
        param = client.create_default_param()
        self.assertEqual((param.model_path, param.top_k), ("", 40))
        param.model_path, param.max_context_len = self.model, 256
        seen = []
        client.init(param, progress=seen.append)
        self.addCleanup(client.destroy)
        self.assertEqual(seen[-1:], [1.0])
        self.assertEqual(seen, sorted(seen))
        client.run("Hello", rkllm.RKLLMInferParam(max_new_tokens=4, keep_history=1))
        self.assertGreater(client.get_kv_cache_size()[0], 0)
        client.clear_kv_cache()
        self.assertEqual(client.get_kv_cache_size(), [0])
        client.set_chat_template("", "", "")

    def test_several_prompts(self):
        client = self.load(extend_param=rkllm.RKLLMExtendParam(n_batch=2, enabled_cpus_num=1))
        prompts = ["the quiet river", [5, 6, 7]]
        steps = list(client.stream_batch(prompts))
        self.assertEqual([result.callback_state for result in steps[-1]], [FINISH] * 2)
        texts = ["".join(step[index].text or "" for step in steps) for index in range(2)]
        self.assertEqual([result.text for result in client.run_batch(prompts)], texts)
        with self.assertRaisesRegex(rkllm.RKLLMError, "n_batch 2"):
            client.run_batch(["one"])

    def test_hidden_states_and_logits(self):
        client = self.load()
        rows = client.hidden_states([5, 6, 7])
        self.assertEqual((len(rows), len({len(row) for row in rows})), (3, 1))
        self.assertGreater(len(client.logits("Hello")[-1]), len(rows[0]))

    def test_errors_carry_code_message_and_data(self):
        client = self.open()
        with self.assertRaises(rkllm.RKLLMError) as caught:
            client.run("no model is loaded")
        self.assertIs(caught.exception.code, rkllm.ErrorCode.NO_MODEL)
        with self.assertRaises(rkllm.RKLLMError) as caught:
            next(client.stream("no model is loaded"))
        self.assertIs(caught.exception.code, rkllm.ErrorCode.NO_MODEL)
        with self.assertRaisesRegex(rkllm.RKLLMError, "missing.gguf"):
            client.init("missing.gguf")
        with self.assertRaises(rkllm.RKLLMError) as caught:
            self.load().set_function_tools([{"type": "function", "function": {"name": "f", "parameters": {}}}])
        self.assertEqual(caught.exception.data, {"function": "rkllm_set_function_tools", "code": -1})
        self.assertRegex(str(caught.exception), r"chat template.* \(error -32000\)$")
        self.assertFalse(client.is_running(), "the client goes on after errors")

    def test_constants_and_document(self):
        client = self.open()
        self.assertEqual(client.get_constants()["library"]["name"], "embedded")
        self.assertIn("RKLLMResult", client.discover()["components"]["schemas"])

    # Each of these runs would go on for ever: a run that follows ends only if the one before was ended.

    def test_leaving_a_stream_ends_its_run(self):
        client = self.load()
        with client.stream("Hello", ENDLESS) as stream:
            next(stream)
        self.assertFalse(client.is_running(), "close waits for the end")
        for _ in client.stream("Hello", ENDLESS):
            break
        self.assertEqual(client.run("Hello", SHORT).callback_state, FINISH)
        for _ in client.stream("Hello", ENDLESS).texts():
            break
        self.assertEqual(len(client.get_kv_cache_size()), 1, "which waits for the end of the run")

    def test_unloading_behind_runs_that_were_left(self):
        client = self.open()
        for leave in range(3):
            client.init(self.param())
            if leave == 0:
                for _ in client.stream("Hello", ENDLESS):
                    break
            elif leave == 1:
                with self.assertRaises(rkllm.Timeout):
                    client.run("Hello", ENDLESS, timeout=0.01)
            else:
                stream = client.stream("Hello", ENDLESS)
                next(stream)
                stream.abort()
            client.destroy()

    def test_abort_of_a_stream_from_another_thread(self):
        client = self.load()
        stream = client.stream("Hello", ENDLESS)
        next(stream)
        thread = threading.Thread(target=stream.abort)
        thread.start()
        for _ in stream:
            pass
        thread.join()
        self.assertTrue(stream.aborted)
        stream.abort()  # too late, which does no harm

    def test_abort_of_all_runs_of_a_client(self):
        one, other = self.load(), self.open()
        runs = other.stream("Hello", ENDLESS)
        next(runs)
        waits = one.stream("Hello", ENDLESS)
        one.abort()
        with self.assertRaises(rkllm.RKLLMError) as caught:
            for _ in waits:
                pass
        self.assertIs(caught.exception.code, rkllm.ErrorCode.REQUEST_CANCELED)
        next(runs)  # that of the other client goes on
        other.abort()
        for _ in runs:
            pass
        self.assertEqual(runs.last.callback_state, FINISH, "aborted in order")

    def test_close_ends_a_stream_and_a_later_call_connects_again(self):
        client = self.load()
        stream = client.stream("Hello", ENDLESS)
        next(stream)
        client.close()
        with self.assertRaises(ConnectionError):
            for _ in stream:
                pass
        self.assertEqual(client.run("Hello", SHORT).callback_state, FINISH)

    def test_many_threads_share_a_client_beside_another_one(self):
        client, other = self.load(), self.open()
        want = client.run("Hello").text
        got, failures = [], []

        def work(mine):
            try:
                got.append("".join(mine.stream("Hello").texts()))
                for _ in range(5):
                    mine.is_running()
            except Exception as error:  # reported below
                failures.append(error)

        threads = [threading.Thread(target=work, args=(mine,)) for mine in [client] * 4 + [other] * 2]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual((failures, got), ([], [want] * 6))

    def test_daemon_that_dies_in_mid_stream(self):
        daemon = Daemon()
        self.addCleanup(daemon.stop)
        client = rkllm.Client(daemon.path)
        self.addCleanup(client.close)
        client.init(self.param())
        stream = client.stream("Hello", ENDLESS)
        next(stream)
        daemon.kill()
        with self.assertRaises(ConnectionError):
            for _ in stream:
                pass
        with self.assertRaisesRegex(OSError, "rkllmd serve"):
            client.is_running()
        daemon.start()
        self.assertFalse(client.is_running(), "the same client connects to the next daemon")


class SilentTest(unittest.TestCase):
    """What needs a daemon that does not answer."""

    def test_timeouts_cancel(self):
        silent = silent_socket(self)
        client = rkllm.Client(silent.getsockname(), timeout=0.05)
        self.addCleanup(client.close)
        with self.assertRaisesRegex(rkllm.Timeout, "^rkllm.run was not answered within 0.05 seconds$"):
            client.run("Hello")
        with self.assertRaises(rkllm.Timeout):
            next(client.stream("Hello", timeout=0.01))
        client.close()
        connection, _ = silent.accept()
        with connection, connection.makefile() as lines:
            said = [json.loads(line) for line in lines]
        self.assertEqual([one["method"] for one in said], ["rkllm.run", "$/cancelRequest", "rkllm.run_async", "$/cancelRequest"])
        self.assertEqual([one["params"]["id"] for one in said[1::2]], [one["id"] for one in said[::2]])

    def test_timeout_of_a_message_that_nobody_reads(self):
        client = rkllm.Client(silent_socket(self).getsockname(), timeout=0.05)
        with self.assertRaises(rkllm.Timeout):
            client.run("x" * (1 << 22))
        self.assertIsNone(client._connection, "half a message was sent: the connection is of no use")

    def test_close_wakes_all_who_wait(self):
        silent = silent_socket(self)
        client = rkllm.Client(silent.getsockname())
        failures = []

        def wait():
            try:
                client.is_running()
            except ConnectionError as error:
                failures.append(error)

        threads = [threading.Thread(target=wait) for _ in range(3)]
        for thread in threads:
            thread.start()
        connection, _ = silent.accept()
        with connection, connection.makefile() as requests:
            for _ in threads:
                requests.readline()
            client.close()
            for thread in threads:
                thread.join()
        self.assertEqual(len(failures), 3)

    def test_refusal_of_the_connection_is_for_all(self):
        silent = silent_socket(self)
        client = rkllm.Client(silent.getsockname())
        self.addCleanup(client.close)
        client.connect()
        connection, _ = silent.accept()
        with connection:
            connection.sendall(b'{"jsonrpc":"2.0","id":null,"error":{"code":-32007,"message":"too many clients"}}\n')
        with self.assertRaises(rkllm.RKLLMError) as caught:
            client.is_running()
        self.assertIs(caught.exception.code, rkllm.ErrorCode.TOO_MANY_CLIENTS)


if __name__ == "__main__":
    unittest.main()
