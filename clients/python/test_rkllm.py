"""Tests of rkllm.py against a real daemon: RKLLMD names the binary, otherwise bin/rkllmd is used ("make build" writes it).

    python3 -m unittest discover -s clients/python
"""

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
EXAMPLES = os.path.join(ROOT, "examples")
BINARY = os.environ.get("RKLLMD") or os.path.join(ROOT, "bin", "rkllmd")
sys.path.insert(0, HERE)
import rkllm  # noqa: E402


class ClientTest(unittest.TestCase):
    """One daemon for all tests; each test has clients of its own and leaves no model behind."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = os.path.join(cls.folder.name, "rkllm.sock")
        cls.model = os.path.join(cls.folder.name, "tiny.gguf")
        cls.environment = dict(os.environ, RKLLM_UDS_PATH=cls.path, RKLLM_LIBRARY="embedded")
        subprocess.run([BINARY, "tiny-model", cls.model], check=True)
        cls.daemon = subprocess.Popen([BINARY, "serve", "--log-level", "warn"], env=cls.environment)
        end = time.monotonic() + 120
        while True:
            try:
                with rkllm.Client(cls.path) as client:
                    client.connect()
                return
            except OSError:
                if time.monotonic() > end or cls.daemon.poll() is not None:
                    raise
                time.sleep(0.02)

    @classmethod
    def tearDownClass(cls):
        cls.daemon.terminate()
        try:
            code = cls.daemon.wait(120)
        finally:
            cls.folder.cleanup()
        assert code == 0, "the daemon ended with code %d" % code

    def open(self):
        client = rkllm.Client(self.path)
        self.addCleanup(client.close)
        return client

    def load(self, **params):
        client = self.open()
        options = {"max_context_len": 512, "max_new_tokens": 16, "extend_param": {"enabled_cpus_num": 1}}
        client.init(self.model, **dict(options, **params))
        self.addCleanup(client.destroy)
        return client

    def test_call_by_position_name_and_short_name(self):
        client = self.open()
        self.assertEqual(client.call("rkllm.is_running"), 0)
        self.assertEqual(client.call("is_running", None), 0)
        self.assertEqual(client.call("is_running", handle=None), 0)
        self.assertIn("top_k", client.call("createDefaultParam"))

    def test_errors_carry_code_message_and_data(self):
        client = self.open()
        with self.assertRaises(rkllm.RKLLMError) as caught:
            client.call("no_such_method")
        self.assertEqual(caught.exception.code, -32601)
        self.assertIn("(error -32601)", str(caught.exception))
        with self.assertRaises(rkllm.RKLLMError) as caught:
            client.run("no model is loaded")
        self.assertEqual(caught.exception.code, -32002)
        with self.assertRaises(rkllm.RKLLMError) as caught:
            client.init(os.path.join(self.folder.name, "missing.gguf"))
        self.assertIn("missing.gguf", caught.exception.message)
        self.assertEqual(client.call("is_running"), 0, "the client goes on after errors")

    def test_stream_ends_with_finish_and_matches_run(self):
        client = self.load(top_k=1)
        results = list(client.stream("Hello"))
        self.assertEqual(results[-1]["_callback_state"], rkllm.FINISH)
        self.assertTrue(all(r["_callback_state"] in (rkllm.NORMAL, rkllm.WAITING) for r in results[:-1]))
        text = "".join(r["text"] for r in results if r["_callback_state"] == rkllm.NORMAL and r["text"])
        self.assertTrue(text)
        self.assertEqual("".join(client.stream_text("Hello")), text)
        self.assertEqual(client.run("Hello")["text"], text)

    def test_constants(self):
        constants = self.open().constants()
        self.assertEqual(constants["library"]["name"], "embedded")
        self.assertEqual(constants["enums"]["LLMCallState"]["RKLLM_RUN_FINISH"], rkllm.FINISH)
        self.assertTrue(constants["methods"]["rkllm.run_async"]["supported"])

    def test_other_inputs(self):
        client = self.load()
        tokens = list(client.stream([5, 6, 7], max_new_tokens=2))
        self.assertEqual(tokens[-1]["perf"]["prefill_tokens"], 3)
        whole = client.run({"role": "user", "input_type": 0, "prompt_input": "Hello"}, mode=rkllm.NORMAL)
        self.assertEqual(whole["_callback_state"], rkllm.FINISH)
        with self.assertRaises(rkllm.RKLLMError) as caught:
            list(client.stream({"input_type": 77}))
        self.assertEqual(caught.exception.code, -32602)

    def test_several_prompts(self):
        client = self.load(top_k=1, extend_param={"n_batch": 3, "enabled_cpus_num": 1})
        prompts = ["the quiet river", [5, 6, 7], {"role": "user", "input_type": 0, "prompt_input": "a warm day"}]
        results = list(client.stream(prompts, max_new_tokens=6))
        self.assertEqual([result["_callback_state"] for result in results[-1]], [rkllm.FINISH] * 3)
        texts = ["".join(step[i]["text"] or "" for step in results) for i in range(3)]
        self.assertEqual([result["text"] for result in client.run(prompts, max_new_tokens=6)], texts)
        self.assertTrue(all(texts))
        results = client.stream(["Hi"] * 3)
        next(results)
        time.sleep(0.05)  # the next results are there when the loop is left
        results.close()
        self.assertFalse(client.is_running())
        with self.assertRaisesRegex(rkllm.RKLLMError, "2 given, but the model was loaded with n_batch 3"):
            client.run(prompts[:2])

    def test_progress_of_init(self):
        client = self.open()
        seen = []
        client.init(self.model, progress=seen.append, max_context_len=512)
        self.addCleanup(client.destroy)
        self.assertTrue(seen)
        self.assertEqual(seen, sorted(seen))
        self.assertEqual(seen[-1], 1)

    def test_leaving_a_stream_cancels_its_run(self):
        client = self.load(max_new_tokens=-1, max_context_len=2048)
        for text in client.stream_text("Hello"):
            break
        self.assertFalse(client.is_running())

    def test_abort_from_another_thread(self):
        client = self.load(max_new_tokens=-1, max_context_len=2048)
        aborted = threading.Event()

        def abort():
            client.abort()
            aborted.set()

        results = []
        for result in client.stream("Hello"):
            results.append(result)
            if len(results) == 3:
                threading.Thread(target=abort).start()
        self.assertTrue(aborted.wait(120))
        self.assertEqual(results[-1]["_callback_state"], rkllm.FINISH)
        self.assertFalse(client.is_running())

    def test_many_threads_share_a_client(self):
        client = self.load(top_k=1, max_new_tokens=8)
        want = client.run("Hello")["text"]
        got, failures = [], []

        def work():
            try:
                got.append("".join(client.stream_text("Hello")))
                for _ in range(20):
                    client.is_running()
            except Exception as error:  # reported by the main thread
                failures.append(error)

        threads = [threading.Thread(target=work) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)
        self.assertEqual(failures, [])
        self.assertEqual(got, [want] * 6)

    def test_close_ends_a_stream_and_a_later_call_connects_again(self):
        client = self.load(max_new_tokens=-1, max_context_len=2048)
        stream = client.stream("Hello")
        next(stream)
        client.close()
        with self.assertRaises(ConnectionError):
            list(stream)
        end = time.monotonic() + 120
        while client.is_running() and time.monotonic() < end:
            time.sleep(0.01)
        self.assertFalse(client.is_running(), "the run ends with its connection")

    def test_close_wakes_a_waiting_thread(self):
        silent = socket.socket(socket.AF_UNIX)
        self.addCleanup(silent.close)
        silent.bind(os.path.join(self.folder.name, "silent.sock"))
        silent.listen(1)
        client = rkllm.Client(silent.getsockname())
        failures = []

        def wait():
            try:
                client.call("is_running")
            except ConnectionError as error:
                failures.append(error)

        threads = [threading.Thread(target=wait) for _ in range(3)]
        for thread in threads:
            thread.start()
        connection, _ = silent.accept()
        self.addCleanup(connection.close)
        requests = connection.makefile()
        self.addCleanup(requests.close)
        for _ in threads:
            requests.readline()
        client.close()
        for thread in threads:
            thread.join(120)
        self.assertEqual(len(failures), 3)

    def test_no_daemon(self):
        client = rkllm.Client(os.path.join(self.folder.name, "none.sock"))
        with self.assertRaisesRegex(FileNotFoundError, "rkllmd serve"):
            client.call("is_running")

    def shell(self, *command, socket=None, **options):
        environment = dict(self.environment, RKLLM_UDS_PATH=socket or self.path)
        return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, universal_newlines=True, encoding="utf-8", timeout=300, **options)

    def test_command_line(self):
        script = os.path.join(HERE, "rkllm.py")
        run = self.shell(sys.executable, script, "run", self.model, "Hello", "--max-tokens", "4", "--context", "512")
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertTrue(run.stdout.strip())
        call = self.shell(sys.executable, script, "--socket", self.path, "call", "is_running", "[null]")
        self.assertEqual((call.returncode, call.stdout), (0, "0\n"))
        for model in self.folder.name, script:
            refused = self.shell(sys.executable, script, "run", model, "Hello")
            self.assertRegex(refused.stderr, r'^rkllm.py: "?%s"? is (a directory|not a GGUF model)' % re.escape(model))
            self.assertNotRegex(refused.stderr, "rkllm_init|Invalid|error -")
        failed = self.shell(sys.executable, script, "call", "run", '{"rkllm_input": {"prompt_input": "x"}}')
        self.assertEqual(failed.returncode, 1)
        self.assertIn("rkllm.py: ", failed.stderr)
        self.assertIn("(error -32002)", failed.stderr)

    def test_examples(self):
        for program, *rest in (["stream.py"], ["abort.py", "60"], ["raw.sh"]):
            interpreter = [sys.executable] if program.endswith(".py") else []
            command = interpreter + [os.path.join(EXAMPLES, program), "builtin:demo", "Hello"] + rest
            said = self.shell(*command)
            self.assertEqual((said.returncode, said.stderr), (0, ""))
            self.assertNotIn("<|", said.stdout, "control tokens")
            if program == "raw.sh":
                self.assertEqual(self.shell(BINARY, "call", "destroy").returncode, 0)
            failed = self.shell(*command, socket=os.path.join(self.folder.name, "none.sock"))
            self.assertEqual(failed.returncode, 1)
            self.assertRegex(failed.stderr, r"^%s: .*rkllmd serve.*\n$" % program)
        stream = self.shell(sys.executable, os.path.join(EXAMPLES, "stream.py"), self.model, "Hello")
        self.assertEqual((stream.returncode, stream.stderr), (0, ""))
        self.assertRegex(stream.stdout, r"\d+ tokens in \d+ ms\n$")
        abort = self.shell(sys.executable, os.path.join(EXAMPLES, "abort.py"), self.model, "Hello", "0.1")
        self.assertEqual((abort.returncode, abort.stderr), (0, ""))
        self.assertRegex(abort.stdout, r"ended; running: False\n$")
        raw = self.shell(os.path.join(EXAMPLES, "raw.sh"), self.model, "Hello")
        self.assertEqual((raw.returncode, raw.stderr), (0, ""))
        answers = [json.loads(line) for line in raw.stdout.splitlines()]
        self.assertEqual(answers[0], {"jsonrpc": "2.0", "id": 1, "result": 0})
        self.assertEqual([a["result"]["_callback_state"] for a in answers if a["id"] == 2][-1], rkllm.FINISH)
        self.assertEqual(self.shell(BINARY, "call", "destroy").returncode, 0)


if __name__ == "__main__":
    unittest.main()
