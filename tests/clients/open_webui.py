"""Open WebUI against the daemon, driven by its own HTTP API: an account, the addresses, their models, chats as a whole and as streams by both, a
text with its vector for a search.
Usage: python open_webui.py HOST:PORT KEY, in the environment that heavy.sh makes. Prints the text of an answer."""
import json
import os
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

address, key = sys.argv[1:]
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
token = ""


def ask(path, body=None):
    """The body of what Open WebUI answers: a document, or the lines of a stream."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data=None if body is None else json.dumps(body).encode(), headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            text = answer.read().decode()
    except urllib.error.HTTPError as error:
        raise AssertionError(f"{path}: {error.code} {error.read().decode()}") from None
    return text if text.startswith("data: ") else json.loads(text)


def said(stream):
    chunks = [json.loads(line[6:]) for line in stream.splitlines() if line.startswith("data: ") and line != "data: [DONE]"]
    assert stream.rstrip().endswith("data: [DONE]"), stream[-200:]
    return "".join(chunk["choices"][0]["delta"].get("content") or "" for chunk in chunks if chunk.get("choices"))


folder = tempfile.TemporaryDirectory()
environment = {
    "HOME": folder.name, "PATH": os.environ["PATH"], "DATA_DIR": folder.name, "WEBUI_SECRET_KEY": "0123456789abcdef0123456789abcdef",
    "OFFLINE_MODE": "true", "HF_HUB_OFFLINE": "1", "ANONYMIZED_TELEMETRY": "false",
    # vectors by the daemon too, so that Open WebUI needs no model of its own
    "RAG_EMBEDDING_ENGINE": "openai", "RAG_OPENAI_API_BASE_URL": f"http://{address}/v1", "RAG_OPENAI_API_KEY": key, "RAG_EMBEDDING_MODEL": "demo",
}
server = subprocess.Popen([os.path.join(os.path.dirname(sys.executable), "open-webui"), "serve", "--host", "127.0.0.1", "--port", str(port)],
                          env=environment, stdout=subprocess.DEVNULL, stderr=sys.stderr)
try:
    ready = False
    while not ready:
        assert server.poll() is None, "Open WebUI has ended"
        try:
            ready = urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).status == 200
        except OSError:
            pass
    token = ask("/api/v1/auths/signup", {"name": "A", "email": "a@example.org", "password": "pass-Word-123"})["token"]
    bearer = {"auth_type": "bearer", "key": key}
    ask("/openai/config/update", {
        "ENABLE_OPENAI_API": True, "OPENAI_API_BASE_URLS": [f"http://{address}/v1"], "OPENAI_API_KEYS": [key], "OPENAI_API_CONFIGS": {}})
    ask("/ollama/config/update", {"ENABLE_OLLAMA_API": True, "OLLAMA_BASE_URLS": [f"http://{address}"], "OLLAMA_API_CONFIGS": {"0": bearer}})
    models = {model["id"]: model["owned_by"] for model in ask("/api/models")["data"]}
    assert {name: models.get(name) for name in ("demo", "clock", "demo:latest", "clock:latest")} == {
        "demo": "openai", "clock": "openai", "demo:latest": "ollama", "clock:latest": "ollama"}, models
    whole = ""
    for model in ("demo", "demo:latest"):
        chat = {"model": model, "messages": [{"role": "user", "content": "Who are you?"}], "params": {"temperature": 0, "max_tokens": 30}}
        text = ask("/api/chat/completions", {**chat, "stream": False})["choices"][0]["message"]["content"]
        assert text == (whole or text) != "", model
        whole = text
        assert said(ask("/api/chat/completions", {**chat, "stream": True})) == whole, model
    for model in ("demo", "demo:latest"):
        assert len(ask("/api/embeddings", {"model": model, "input": ["one"]})["data"][0]["embedding"]) == 192
finally:
    server.terminate()
    server.wait()
print(whole, end="")
