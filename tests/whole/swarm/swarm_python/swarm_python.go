// Package swarm_python runs a client of the chat over Hyperswarm in Python.
package swarm_python

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"
)

// SwarmPython has a Python program that knows only socket and json chat at the socket at path: prompt is asked, and its
// answer returned; then it is asked again and aborted. The program checks every message.
func SwarmPython(t testing.TB, path, prompt string) string {
	const python = `
import json, socket, sys

s = socket.socket(socket.AF_UNIX)
s.settimeout(60)
s.connect(sys.argv[1])
lines = s.makefile("r", encoding="utf-8", newline="\n")

def send(**message):
    s.sendall((json.dumps(message) + "\n").encode())

def receive(type):
    message = json.loads(lines.readline())
    assert message["type"] in type, message
    return message

info = receive(["server_info"])["payload"]
assert info["status"] == "ready" and info["model"] and info["host_name"], info
send(type="chat_start", request_id="first", payload={"prompt": sys.argv[2]})
text = ""
while True:
    message = receive(["chat_chunk", "chat_end"])
    assert message["request_id"] == "first", message
    if message["type"] == "chat_end":
        break
    text += message["payload"]["text"]
assert message["payload"]["finish_reason"] == "stop", message
send(type="chat_start", request_id="second", payload={"prompt": sys.argv[2]})
assert receive(["chat_chunk"])["request_id"] == "second"
send(type="abort", request_id="second")
while True:
    message = receive(["chat_chunk", "chat_end"])
    if message["type"] == "chat_end":
        break
assert message["payload"]["finish_reason"] == "abort", message
sys.stdout.buffer.write(text.encode())
`
	command := exec.Command("python3", "-c", python, path, prompt)
	output, err := command.Output()
	require.NoError(t, err, "%s", output)
	return string(output)
}
