"""Runs each example against a real daemon, with the demo model."""

import os
import subprocess
import sys
import unittest

from daemon import PACKAGE, DaemonCase, write_functions_model

EXAMPLES = os.path.join(PACKAGE, "examples")


class ExamplesTest(DaemonCase, unittest.TestCase):
    def run_example(self, name, *arguments, code=0, path=None):
        environment = dict(self.daemon.environment, RKLLM_UDS_PATH=path or self.path)
        said = subprocess.run([sys.executable, os.path.join(EXAMPLES, name), *arguments], env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", timeout=300)
        self.assertEqual(said.returncode, code, said.stderr)
        return said.stderr if code else said.stdout

    def test_stream(self):
        self.assertRegex(self.run_example("stream.py"), r"(?s)^.+\n\d+ tokens in \d+ ms\n$")

    def test_async_stream(self):
        self.assertRegex(self.run_example("async_stream.py"), r"(?s)^.+\nsecond task: (cancelled|ended before)\n$")

    def test_abort(self):
        self.assertRegex(self.run_example("abort.py", "builtin:demo", "20"), r"(?s)^.+\nended; running: False\n$")

    def test_several_prompts(self):
        self.assertRegex(self.run_example("several_prompts.py"), r"(?s)^What .+\n    .+\nWhat .+\n    .+\nWho .+\n    .+\n$")

    def test_embeddings(self):
        self.assertRegex(self.run_example("embeddings.py"), r"(?s)^1\.000  .*likeliest next token: \d+ of \d+\n$")

    def test_errors(self):
        said = [line.split(":")[0] for line in self.run_example("errors.py").splitlines()]
        self.assertEqual(said, ["NO_MODEL", "INVALID_PARAMS", "METHOD_NOT_FOUND", "FUNCTION_FAILED", "the connection goes on"])

    def test_function_tools(self):
        self.assertRegex(self.run_example("function_tools.py", code=1), "^function_tools.py: .* writes no functions")
        model = write_functions_model(self.daemon.folder.name)
        self.assertTrue(self.run_example("function_tools.py", model))

    def test_no_daemon(self):
        nowhere = os.path.join(self.daemon.folder.name, "none.sock")
        for name in sorted(os.listdir(EXAMPLES)):
            if name.endswith(".py"):
                self.assertRegex(self.run_example(name, code=1, path=nowhere), "^%s: .*rkllmd serve.*\n$" % name)


if __name__ == "__main__":
    unittest.main()
