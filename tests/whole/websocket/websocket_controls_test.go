package websocket_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/websocket"
	"rkllmd/tests/support/engine/slow_pool"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_serve"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/websocket/websocket_ask"
	"rkllmd/tests/whole/websocket/websocket_complete"
)

// The flow "Midstream Control", and every other control, against a model that computes: no token comes while a
// generation is paused, a change takes effect with the next token, and a regenerated answer is a new one.
func TestWebsocketControls(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Size: 2048,
		Disturb: slow_pool.SlowPool(5 * time.Millisecond)})
	_, _, url := websocket_serve.WebsocketServe(t, b, websocket.Options{MaxPendingBytes: 64 << 20})
	socket := websocket_dial.WebsocketDial(t, url)
	long := `{"type": "config", "prompt": "Once upon a time", "parameters": {"max_tokens": 1900, "temperature": 5, "top_k": 0, "top_p": 1, "repetition_penalty": 1, "seed": 383}, "options": {"include_logprobs": true}}`
	websocket_say.WebsocketSay(t, socket, long)
	id := websocket_until.WebsocketUntil(t, socket, "token")[0]["request_id"]

	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "pause"}`)
	websocket_until.WebsocketUntil(t, socket, "status")
	websocket_say.WebsocketSay(t, socket, `{"type": "feedback", "rating": 0}`)
	late := websocket_until.WebsocketUntil(t, socket, "status")
	require.LessOrEqual(t, len(late), 3,
		"the token that was being computed may come, with one that has waited for the rest of its text; no other")
	require.Equal(t, id, late[len(late)-1]["request_id"], "feedback is about this one")
	require.Eventually(t, func() bool { return b.Stats().Paused == 1 }, 2*time.Minute, time.Millisecond)
	before := b.Stats().DecodeTokens
	time.Sleep(100 * time.Millisecond)
	require.Equal(t, before, b.Stats().DecodeTokens, "nothing is computed")

	websocket_say.WebsocketSay(t, socket,
		`{"type": "control", "action": "modify", "parameters": {"temperature": 0, "top_k": 1}}`)
	status := websocket_until.WebsocketUntil(t, socket, "status")
	require.Equal(t, "From the next token on: temperature 0, top_k 1.", status[len(status)-1]["message"])
	resumed := websocket_ask.WebsocketAsk(t, socket, `{"type": "control", "action": "resume"}`)
	require.Equal(t, []any{"resume", id}, []any{resumed["operation"], resumed["request_id"]})
	websocket_hear.WebsocketHear(t, socket) // this one may have waited for the rest of its text
	for range 20 {
		logprobs := websocket_hear.WebsocketHear(t, socket)["logprobs"].([]any)
		chosen, next := logprobs[0].(map[string]any), logprobs[1].(map[string]any)
		require.GreaterOrEqual(t, chosen["logprob"], next["logprob"], "always the likeliest one now")
	}

	messages := websocket_complete.WebsocketComplete(t, socket, `{"type": "control", "action": "stop"}`)
	last := messages[len(messages)-1]
	require.Equal(t, []any{"cancelled", id}, []any{last["finish_reason"], last["request_id"]})
	require.Less(t, last["usage"].(map[string]any)["completion_tokens"], 1900.0)

	websocket_say.WebsocketSay(t, socket, `{"type": "control", "action": "regenerate"}`)
	again := websocket_until.WebsocketUntil(t, socket, "token")
	require.NotEqual(t, id, again[0]["request_id"])
	cut := websocket_complete.WebsocketComplete(t, socket, `{"type": "control", "action": "regenerate"}`)
	require.Equal(t, []any{"cancelled", again[0]["request_id"]}, []any{cut[len(cut)-1]["finish_reason"],
		cut[len(cut)-1]["request_id"]}, "one in progress is stopped first")
	third := websocket_until.WebsocketUntil(t, socket, "init")
	require.NotEqual(t, again[0]["request_id"], third[0]["request_id"])
	websocket_complete.WebsocketComplete(t, socket, `{"type": "control", "action": "stop"}`)
}
