"""A chat server over librkllmrt.so, in the style of those that people run on boards: POST /rkllm_chat with {"messages": [{"role",
"content"}], "stream": true or false}. One request at a time; a further one gets 503. A client that leaves ends its run.

python3 chat_server.py --library ./librkllmrt.so --port 8080 model.gguf
"""

import argparse
import json
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import rkllm_api

pieces = queue.Queue()  # what the callback brings, for the request being served
busy = threading.Lock()
model = None


def on_result(text, token, state):
    """The global callback: hands on what came."""
    pieces.put((state, text))
    return 0


class Handler(BaseHTTPRequestHandler):
    """One request."""

    protocol_version = "HTTP/1.1"

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))))
        if self.path != "/rkllm_chat" or not request.get("messages"):
            return self.answer(400, {"error": "POST /rkllm_chat with messages"})
        if not busy.acquire(blocking=False):
            return self.answer(503, {"error": "another request is being answered"})
        try:
            self.chat(request)
        finally:
            busy.release()

    def chat(self, request):
        """Answers a chat request: whole, or as server-sent events."""
        stream = bool(request.get("stream"))
        prompt = request["messages"][-1]["content"]
        run = threading.Thread(target=self.run_model, args=(prompt,))
        run.start()
        text, state = "", rkllm_api.NORMAL
        try:
            if stream:
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.send_header("Connection", "close")
                self.end_headers()
            while state not in (rkllm_api.FINISH, rkllm_api.ERROR):
                state, piece = pieces.get()
                text += piece if state == rkllm_api.NORMAL else ""
                if stream and piece and state == rkllm_api.NORMAL:
                    self.send_event({"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": None}]})
            if state == rkllm_api.ERROR:
                return self.answer(500, {"error": "the run failed"})
            if stream:
                self.send_event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
                self.wfile.write(b"data: [DONE]\n\n")
                self.close_connection = True
            else:
                message = {"role": "assistant", "content": text}
                self.answer(200, {"object": "rkllm_chat", "choices": [{"index": 0, "message": message, "finish_reason": "stop"}]})
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
            while run.is_alive():  # the run may not have begun
                model.abort()
                run.join(0.02)
        finally:
            run.join()
            while not pieces.empty():
                pieces.get()

    @staticmethod
    def run_model(prompt):
        try:
            model.run(prompt)
        except RuntimeError:
            pieces.put((rkllm_api.ERROR, ""))

    def send_event(self, event):
        self.wfile.write(b"data: " + json.dumps(event, ensure_ascii=False).encode() + b"\n\n")
        self.wfile.flush()

    def answer(self, code, body):
        body = json.dumps(body, ensure_ascii=False).encode()
        self.send_response(code)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


def main():
    global model
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model")
    parser.add_argument("--library", default="librkllmrt.so")
    parser.add_argument("--rkllm-version", default="1.3.0", choices=["1.2.1", "1.2.2", "1.2.3", "1.3.0"])
    parser.add_argument("--max-new-tokens", type=int, default=512, help="-1: until the context is full")
    parser.add_argument("--max-context-len", type=int, default=2048)
    parser.add_argument("--port", type=int, default=8080, help="0: any free one")
    options = parser.parse_args()
    model = rkllm_api.Model(options.library, options.rkllm_version, options.model, on_result,
                            max_new_tokens=options.max_new_tokens, max_context_len=options.max_context_len)
    server = ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
    print("listening on", server.server_address[1], flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        server.server_close()
        model.destroy()
        print("stopped", flush=True)


if __name__ == "__main__":
    main()
