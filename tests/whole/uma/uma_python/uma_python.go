// Package uma_python runs a UMA client in Python.
package uma_python

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
)

// UMAPython has a Python program that knows only socket, struct and json ask at the socket at path for 12 tokens behind
// prompt, and returns their text. The program checks every event.
func UMAPython(t testing.TB, path, prompt string) string {
	const python = `
import json, socket, struct, sys

def read(s, size):
    data = b""
    while len(data) < size:
        piece = s.recv(size - len(data))
        if not piece:
            raise SystemExit("the connection ended early")
        data += piece
    return data

s = socket.socket(socket.AF_UNIX)
s.connect(sys.argv[1])
request = json.dumps({"id": "py", "prompt": sys.argv[2], "max_tokens": 12}).encode()
s.sendall(struct.pack("<I", len(request)) + request)
text = ""
while True:
    size, = struct.unpack("<I", s.recv(4))
    event = json.loads(read(s, size))
    assert event["id"] == "py", event
    if event["event"] != "token":
        break
    assert isinstance(event["token_id"], int), event
    text += event["text"]
assert event["event"] == "eos" and event["reason"] in ("stop", "length"), event
assert s.recv(1) == b""
sys.stdout.buffer.write(text.encode())
`
	output, err := exec.Command("python3", "-c", python, path, prompt).Output()
	require.NoError(t, err)
	return string(output)
}
