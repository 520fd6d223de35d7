package swarm_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/faces/swarm_start"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/whole/swarm/swarm_refused"
)

// What docs/protocols/swarm-chat.md demands of single messages, on one connection that outlives all that is wrong.
func TestSwarmMessages(t *testing.T) {
	notes, backend := generation_backend.GenerationBackend()
	l, host := swarm_start.SwarmStart(t, backend, 1, server.Options{})
	client := server_dial.ServerDial(t, l)
	t.Run("server_info Message: Client connects", func(t *testing.T) {
		require.Equal(t, map[string]any{"type": "server_info", "payload": map[string]any{"host_name": "box",
			"model": "toy.gguf", "status": "ready", "version": 1.0}},
			swarm_read.SwarmRead(t, client))
	})
	for _, test := range []struct {
		name, line string
		id         any
		text       string
	}{
		{"Message Envelope: Missing type field", `{"request_id": "a", "payload": {}}`, "a", `"type" is missing`},
		{"Message Envelope: no payload", `{"type": "chat_start", "request_id": "a"}`, "a", `"prompt" is missing`},
		{"Message Envelope: a payload that is none", `{"type": "abort", "request_id": "a", "payload": [1]}`, "a",
			`"payload" is [1]; it must be an object`},
		{"Message Envelope: no JSON", `{"type": abort}`, nil, "not JSON"},
		{"Message Envelope: unknown type", `{"type": "server_info", "payload": {}}`, nil,
			`"type" is "server_info"; a client sends`},
		{"chat_start Message: no prompt", `{"type": "chat_start", "request_id": "a", "payload": {}}`, "a",
			`"prompt" is missing`},
		{"chat_start Message: no request_id", `{"type": "chat_start", "payload": {"prompt": "Hi"}}`, nil,
			`"request_id" is missing`},
		{"chat_start Message: Prompt exceeds max size",
			`{"type": "chat_start", "request_id": "a", "payload": {"prompt": "` + strings.Repeat("x", 8193) + `"}}`,
			"a", `"prompt" has 8193 bytes; the limit is 8192 bytes (--swarm-max-prompt-bytes`},
		{"abort Message: of no chat, and no request_id", `{"type": "abort", "request_id": "a"}` + "\n" +
			`{"type": "abort"}`, nil, `"request_id" is missing`},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := fmt.Fprintln(client, test.line)
			require.NoError(t, err)
			require.Contains(t, swarm_refused.SwarmRefused(t, client, test.id, "BAD_MESSAGE"), test.text)
		})
	}
	t.Run("NDJSON Framing: Multiple message decoding", func(t *testing.T) {
		const line = `{"type": "chat_start", "request_id": "%c", "payload": {}}`
		_, err := fmt.Fprintf(client, line+"\n"+line+"\r\n\n"+line+"\n", 'x', 'y', 'z')
		require.NoError(t, err)
		for _, id := range []string{"x", "y", "z"} {
			require.Equal(t, id, swarm_read.SwarmRead(t, client)["request_id"])
		}
	})
	t.Run("Error Codes: Unknown error code received, and UNSUPPORTED_VERSION", func(t *testing.T) {
		_, err := io.WriteString(client, `{"type": "error", "payload": {"code": "NEW", "message": "why"}}`+"\n"+
			`{"type": "abort", "request_id": "v", "payload": {}, "version": 2}`+"\n")
		require.NoError(t, err)
		swarm_refused.SwarmRefused(t, client, "v", "UNSUPPORTED_VERSION")
		require.Nil(t, swarm_read.SwarmRead(t, client), "the connection is closed")
	})
	require.Empty(t, notes.Calls)
	require.Zero(t, host.Chats.Load())
}
