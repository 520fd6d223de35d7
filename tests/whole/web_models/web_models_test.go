package web_models_test

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/http_daemon"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_post"
)

// Models are listed, loaded with their progress, refused with the reason, and unloaded under clients that are told so.
func TestWebModels(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	tiny, garbage := filepath.Join(folder, "tiny.gguf"), filepath.Join(folder, "garbage.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(tiny, "llama", 1))
	require.NoError(t, os.WriteFile(garbage, make([]byte, 1000), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--allowed-root", folder)
	base := "http://" + address + "/v1/models"
	_, _, list := web_post.WebPost(t, base, "")
	require.Nil(t, list["loaded"])
	require.Len(t, list["available"], 3)
	require.Equal(t, "builtin:demo", list["available"].([]any)[0].(map[string]any)["model_path"])

	for _, test := range []struct{ path, operation, want string }{
		{garbage, "", "GGUF"}, {"/etc/passwd", "", "/etc/passwd"}, {tiny, "model_loading", tiny + " is loaded."},
	} {
		code, _, _ := web_post.WebPost(t, base+"/load", `{"model_path": "`+test.path+`"}`)
		require.Equal(t, 202, code)
		for ended := false; !ended; { // a failure that came before the question is a status of HTTP
			answer, err := http.Get(base + "/progress")
			require.NoError(t, err)
			text, err := io.ReadAll(answer.Body)
			require.NoError(t, err)
			require.NoError(t, answer.Body.Close())
			require.Contains(t, string(text), test.want)
			if test.operation != "" {
				messages := web_events.WebEvents(t, string(text))
				require.Equal(t, 100.0, messages[len(messages)-1]["progress"])
			}
			ended = true
		}
	}
	_, _, list = web_post.WebPost(t, base, "")
	require.Equal(t, tiny, list["loaded"].(map[string]any)["model_path"])
	code, _, refused := web_post.WebPost(t, base+"/load", `{"model_path": "builtin:demo"}`)
	require.Equal(t, 409, code, refused)
	require.Contains(t, refused["error"].(map[string]any)["message"], "unload it first")
	code, _, _ = web_post.WebPost(t, base+"/unload", "{}")
	require.Equal(t, 200, code)
	code, _, refused = web_post.WebPost(t, "http://"+address+"/v1/generate", `{"prompt": "a"}`)
	require.Equal(t, 503, code)
	require.Equal(t, "model_loading_error", refused["error"].(map[string]any)["type"])
	code, _, _ = web_post.WebPost(t, base+"/load", `{"model_path": "builtin:demo"}`)
	require.Equal(t, 202, code)
	for code != 200 {
		code, _, _ = web_post.WebPost(t, "http://"+address+"/v1/generate", `{"prompt": "a", "max_tokens": 1}`)
	}
}
