// Package steer_socket steers answers over WebSocket.
package steer_socket

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
)

// SteerSocket has a long answer made at url, pauses, changes and resumes it: from there on its tokens are the
// likeliest, of which twenty are heard, or all until the model ends the answer. Another one is stopped, and made anew.
func SteerSocket(t testing.TB, url string) {
	t.Helper()
	// Its tokens are hardly ever the likeliest; the seed makes the answer the full
	// 4,000 long, so the pause comes in time.
	const long = `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 4000,
		"temperature": 5, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383},
		"options": {"include_logprobs": true}}`
	socket := websocket_dial.WebsocketDial(t, url)
	websocket_say.WebsocketSay(t, socket, long)
	websocket_until.WebsocketUntil(t, socket, "token")
	for _, text := range []string{`{"type": "control", "action": "pause"}`, `{"type": "control", "action": "modify",
		"parameters": {"temperature": 0, "top_k": 1}}`} {
		websocket_say.WebsocketSay(t, socket, text)
		websocket_until.WebsocketUntil(t, socket, "status")
	}
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "resume"}`)
	websocket_until.WebsocketUntil(t, socket, "status")
	for likeliest := 0; likeliest < 20; { // tokens that were told before may come first
		message := websocket_hear.WebsocketHear(t, socket)
		if message["type"] == "completion" {
			require.Positive(t, likeliest, message)
			break
		}
		logprobs := message["logprobs"].([]any)
		chosen, next := logprobs[0].(map[string]any), logprobs[1].(map[string]any)
		likeliest++
		if chosen["logprob"].(float64) < next["logprob"].(float64) {
			likeliest = 0
		}
	}
	require.NoError(t, socket.CloseNow())

	socket = websocket_dial.WebsocketDial(t, url)
	websocket_say.WebsocketSay(t, socket, long)
	id := websocket_until.WebsocketUntil(t, socket, "token")[0]["request_id"]
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "stop"}`)
	stopped := websocket_until.WebsocketUntil(t, socket, "completion")
	last := stopped[len(stopped)-1]
	require.Equal(t, []any{"cancelled", id}, []any{last["finish_reason"], last["request_id"]})
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "regenerate"}`)
	again := websocket_until.WebsocketUntil(t, socket, "token")
	require.NotEqual(t, id, again[0]["request_id"])
	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "stop"}`)
	websocket_until.WebsocketUntil(t, socket, "completion")
}
