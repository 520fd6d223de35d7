"""Daemons, models and sockets for the tests of the package. RKLLMD names the program, otherwise bin/rkllmd is used ("make build" writes it)."""

import os
import socket
import subprocess
import sys
import tempfile
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(HERE)
ROOT = os.path.dirname(os.path.dirname(PACKAGE))
BINARY = os.environ.get("RKLLMD") or os.path.join(ROOT, "bin", "rkllmd")
sys.path.insert(0, PACKAGE)
import rkllm  # noqa: E402

# A chat template that writes functions, as those of Qwen and Hermes do.
TEMPLATE = (
    "{% if tools %}<|im_start|>system\nA call: <tool_call>{\"name\": ..., \"arguments\": ...}</tool_call>. Functions: {{ tools | tojson }}"
    "<|im_end|>\n{% endif %}{% for message in messages %}<|im_start|>{{ message['role'] }}\n{{ message['content'] }}<|im_end|>\n"
    "{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)

# An answer that does not end by itself: the context is shifted for ever. Only who aborts it comes to its end.
ENDLESS = rkllm.RKLLMInferParam(max_new_tokens=1 << 30)


class Daemon:
    """A daemon in a folder of its own, which serves when this returns."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "rkllm.sock")
        self.environment = dict(os.environ, RKLLM_UDS_PATH=self.path, RKLLM_LIBRARY="embedded")
        self.start()

    def start(self):
        self.process = subprocess.Popen([BINARY, "serve", "--log-level", "warn"], env=self.environment)
        end = time.monotonic() + 120
        while True:
            try:
                with rkllm.Client(self.path) as client:
                    client.connect()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        code = self.process.wait()
        self.folder.cleanup()
        assert code == 0, "the daemon ended with code %d" % code


class DaemonCase:
    """One daemon for the tests of a class, with a tiny model; a mixin, so that unittest takes it for no test."""

    @classmethod
    def setUpClass(cls):
        cls.daemon = Daemon()
        cls.addClassCleanup(cls.daemon.stop)
        cls.path = cls.daemon.path
        cls.model = os.path.join(cls.daemon.folder.name, "tiny.gguf")
        subprocess.run([BINARY, "tiny-model", cls.model], check=True)

    def param(self, **members):
        return rkllm.RKLLMParam(self.model, **dict(
            {"max_context_len": 256, "max_new_tokens": 12, "top_k": 1, "ignore_eos_token": True,
             "extend_param": rkllm.RKLLMExtendParam(enabled_cpus_num=1)}, **members))


def silent_socket(case: unittest.TestCase) -> socket.socket:
    """A socket that accepts nobody and says nothing."""
    folder = tempfile.TemporaryDirectory()
    case.addCleanup(folder.cleanup)
    silent = socket.socket(socket.AF_UNIX)
    case.addCleanup(silent.close)
    silent.bind(os.path.join(folder.name, "silent.sock"))
    silent.listen(1)
    return silent


def write_functions_model(folder: str) -> str:
    """Write a tiny model whose chat template writes functions. What stands behind it keeps its place in blocks of 32 bytes."""
    path = os.path.join(folder, "functions.gguf")
    subprocess.run([BINARY, "tiny-model", "--architecture", "qwen3", path], check=True)
    with open(path, "rb") as file:
        data = file.read()
    key = b"tokenizer.chat_template"
    start = data.index(key) + len(key) + 4  # behind the type: the length, the text
    old = int.from_bytes(data[start:start + 8], "little")
    new = TEMPLATE.encode()
    new += b"{#" + b"-" * ((old - len(new) - 4) % 32) + b"#}"
    with open(path, "wb") as file:
        file.write(data[:start] + len(new).to_bytes(8, "little") + new + data[start + 8 + old:])
    return path
