package websocket_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/end_late"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_serve"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/whole/websocket/websocket_ask"
)

// The flow "Error and Recovery": an error in the middle of a generation brings the text so far, and a new config on the
// same connection is answered. Then every other type of error that the daemon sends.
func TestWebsocketRecovery(t *testing.T) {
	notes, b := generation_backend.GenerationBackend()
	host, told, url := websocket_serve.WebsocketServe(t, b, websocket.Options{Limiter: &stream.Limiter{PerMinute: 20},
		Timeout: time.Hour})
	socket := websocket_dial.WebsocketDial(t, url)
	begun := 0
	ended := map[string]generation.Event{
		"memory_pressure": {Reason: generation.ReasonError, Err: name_error.NameError(generation.ErrMemory,
			"the cache cannot grow")},
		"internal_error": {Reason: generation.ReasonError, Err: errors.New("decoding has failed")},
		"model_loading_error": {Reason: generation.ReasonError, Err: name_error.NameError(generation.ErrClosed,
			"the model is being unloaded")},
		"timeout": {Reason: generation.ReasonAbort},
	}
	for kind, event := range ended {
		websocket_say.WebsocketSay(t, socket, `{"type": "config", "prompt": "Hi", "parameters": {"max_tokens": 200}}`)
		id := websocket_until.WebsocketUntil(t, socket, "init")[0]["request_id"].(string)
		run := notes.Runs[begun]
		begun++
		deliver_token.DeliverToken(run, generation.Token{ID: 1}, []byte("so far"))
		if kind == "timeout" {
			host.Mu.Lock()
			g := host.Generations[id]
			host.Mu.Unlock()
			end_late.EndLate(g)()
		}
		deliver_done.DeliverDone(run, event)
		require.Equal(t, "so far", websocket_hear.WebsocketHear(t, socket)["token"])
		failure := websocket_hear.WebsocketHear(t, socket)
		require.Equal(t, []any{"error", kind, id, "so far", kind != "internal_error"}, []any{failure["type"],
			failure["error"], failure["request_id"], failure["generated_text"], failure["recoverable"]})
		require.NotEmpty(t, failure["recovery_action"])
		require.NotEmpty(t, failure["message"])
	}
	for text, kind := range map[string]string{
		`{"type": "config", "prompt": "` + strings.Repeat("x", 65) + `"}`:             "context_length_exceeded",
		`{"type": "config", "prompt": "Hi", "parameters": {"max_tokens": 0}}`:         "invalid_request",
		`{"type": "config", "prompt": "Hi", "parameters": {"top_k": -1}}`:             "invalid_request",
		`{"type": "config", "prompt": "Hi", "parameters": {"temperature": 1000}}`:     "invalid_request",
		`{"type": "config", "prompt": "Hi", "parameters": {"repetition_penalty": 0}}`: "invalid_request",
		`{"type": "config", "prompt": "Hi", "parameters": {"stop": [""]}}`:            "invalid_request",
		`{"type": "config", "prompt": "Hi", "model": "llama-7b"}`:                     "invalid_request",
		`{"type": "control", "action": "pause"}`:                                      "invalid_request",
		`{}`:                                                                          "invalid_request",
	} {
		failure := websocket_ask.WebsocketAsk(t, socket, text)
		require.Equal(t, []any{"error", kind, true}, []any{failure["type"], failure["error"], failure["recoverable"]},
			text)
	}
	for kind := ""; kind == ""; {
		failure := websocket_ask.WebsocketAsk(t, socket, `{"type": "config", "prompt": "refuse"}`)
		if failure["error"] == "rate_limited" {
			kind = "rate_limited"
			require.Equal(t, []any{true, "retry"}, []any{failure["recoverable"], failure["recovery_action"]})
			require.InDelta(t, 3, failure["retry_after_seconds"], 3)
		}
	}
	told.Mu.Lock()
	defer told.Mu.Unlock()
	require.Subset(t, told.Errors, []string{"memory_pressure", "internal_error", "model_loading_error", "timeout",
		"context_length_exceeded", "invalid_request", "rate_limited"})
}
