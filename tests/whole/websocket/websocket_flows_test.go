package websocket_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/websocket"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_serve"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/websocket/websocket_ask"
	"rkllmd/tests/whole/websocket/websocket_complete"
)

// Each flow of the protocol's description, against a model that computes.
func TestWebsocketFlows(t *testing.T) {
	const prompt = "Write a short story about a robot learning to paint."
	const config = `{"type": "config", "prompt": "` + prompt +
		`", "parameters": {"max_tokens": 20, "temperature": 0.7, "seed": 1}`
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{})
	_, _, url := websocket_serve.WebsocketServe(t, b, websocket.Options{})
	socket := websocket_dial.WebsocketDial(t, url)
	text := ""
	t.Run("Basic Text Generation", func(t *testing.T) {
		messages := websocket_complete.WebsocketComplete(t, socket, config+`, "options": {"stream": true}}`)
		init, last := messages[0], messages[len(messages)-1]
		require.Equal(t, "init", init["type"])
		require.Regexp(t, "^gen_", init["request_id"])
		require.Equal(t, b.Model.Name, init["model"])
		require.EqualValues(t, 128, init["model_info"].(map[string]any)["max_tokens"])
		for _, token := range messages[1 : len(messages)-1] {
			require.Equal(t, []any{"token", nil, false}, []any{token["type"], token["finish_reason"],
				token["finished"]})
			text += token["token"].(string)
			require.Equal(t, text, token["generated_text"])
			require.NotContains(t, token, "token_id")
			require.NotContains(t, token, "logprobs")
			require.NotContains(t, token, "timing")
		}
		require.Equal(t, text, last["generated_text"])
		require.Equal(t, "length", last["finish_reason"])
		usage := last["usage"].(map[string]any)
		require.EqualValues(t, 20, usage["completion_tokens"])
		require.Equal(t, usage["total_tokens"], usage["prompt_tokens"].(float64)+20)
	})
	t.Run("all options, a stop text, on the same connection", func(t *testing.T) {
		stop := text[len(text)/2 : len(text)/2+4]
		all, _ := json.Marshal(map[string]any{"type": "config", "prompt": prompt,
			"parameters": map[string]any{"max_tokens": 20, "temperature": 0.7, "seed": 1, "stop": []string{stop}},
			"options": map[string]any{"echo_prompt": true, "include_token_ids": true, "include_logprobs": true,
				"include_timing": true}})
		messages := websocket_complete.WebsocketComplete(t, socket, string(all))
		last := messages[len(messages)-1]
		require.Equal(t, prompt+text[:strings.Index(text, stop)], last["generated_text"])
		require.Equal(t, "stop", last["finish_reason"])
		require.Positive(t, last["timing"].(map[string]any)["first_token_ms"])
		token := messages[1]
		require.IsType(t, 0.0, token["token_id"])
		require.Len(t, token["logprobs"], 5)
		first := token["logprobs"].([]any)[0].(map[string]any)
		require.Equal(t, token["token_id"], first["token_id"], "the chosen one first")
		require.Negative(t, first["logprob"])
		require.LessOrEqual(t, token["timing"].(map[string]any)["token_ms"],
			messages[2]["timing"].(map[string]any)["total_ms"])
	})
	t.Run("stream false", func(t *testing.T) {
		messages := websocket_complete.WebsocketComplete(t, socket, config+`, "options": {"stream": false}}`)
		require.Len(t, messages, 2)
		require.Equal(t, text, messages[1]["generated_text"])
	})
	t.Run("Feedback", func(t *testing.T) {
		status := websocket_ask.WebsocketAsk(t, socket,
			`{"type": "feedback", "rating": 1, "text": "Great response!", "position": 120}`)
		require.Equal(t, "feedback", status["operation"])
	})
}
