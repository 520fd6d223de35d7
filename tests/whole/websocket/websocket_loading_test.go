package websocket_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/support/faces/websocket_hear"
	"rkllmd/tests/support/faces/websocket_say"
	"rkllmd/tests/support/faces/websocket_until"
	"rkllmd/tests/support/models/write_slow_model"
	"rkllmd/tests/whole/websocket/websocket_ask"
)

// A config that comes while a model is being loaded is told how far that is, and then answered; one without a model is
// refused; and when the model goes in the middle of an answer, the client gets what there was.
func TestWebsocketLoading(t *testing.T) {
	model, err := filepath.EvalSymlinks(write_slow_model.WriteSlowModel(t))
	require.NoError(t, err)
	_, address := http_daemon.HTTPDaemon(t)
	models := "http://" + address + "/v1/models"
	socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	ask := `{"type": "config", "prompt": "a b c", "parameters": {"max_tokens": 1000, "temperature": 1}}`
	failure := websocket_ask.WebsocketAsk(t, socket, ask)
	require.Equal(t, []any{"model_loading_error", true, "load_model"}, []any{failure["error"], failure["recoverable"],
		failure["recovery_action"]})

	told := 0
	for tries := 0; told == 0; tries++ { // the load may be over before the config comes
		require.Less(t, tries, 20)
		code, _, answer := web_post.WebPost(t, models+"/load", `{"model_path": "`+model+`"}`)
		require.Equal(t, 202, code, answer)
		websocket_say.WebsocketSay(t, socket, ask)
		messages := websocket_until.WebsocketUntil(t, socket, "token")
		for _, status := range messages[:len(messages)-2] {
			require.Equal(t, []any{"status", "model_loading", "Loading slow.gguf."}, []any{status["type"],
				status["operation"], status["message"]})
			require.IsType(t, 0.0, status["progress"])
			told++
		}
		require.Equal(t, "init", messages[len(messages)-2]["type"])
		code, _, answer = web_post.WebPost(t, models+"/unload", "{}")
		require.Equal(t, 200, code, answer)
		text := messages[len(messages)-1]["token"].(string)
		last := websocket_hear.WebsocketHear(t, socket)
		for ; last["type"] == "token"; last = websocket_hear.WebsocketHear(t, socket) {
			text += last["token"].(string)
		}
		require.Equal(t, []any{"error", "model_loading_error", text, messages[len(messages)-2]["request_id"]},
			[]any{last["type"], last["error"], last["generated_text"], last["request_id"]})
	}
}
