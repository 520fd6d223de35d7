package web_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/web_request"
)

// Models are listed, loaded with their progress, refused with the reason, and unloaded under clients that are told so.
func TestWebModels(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	tiny, garbage := filepath.Join(folder, "tiny.gguf"), filepath.Join(folder, "garbage.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(tiny, "llama", 1))
	require.NoError(t, os.WriteFile(garbage, make([]byte, 1000), 0o600))
	outside := filepath.Join(t.TempDir(), "out.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(outside, "llama", 1))
	for link, to := range map[string]string{"out.gguf": outside, "no.gguf": "nowhere.gguf"} {
		require.NoError(t, os.Symlink(to, filepath.Join(folder, link)))
	}
	_, address := http_daemon.HTTPDaemon(t, "--allowed-root", folder)
	base := "http://" + address + "/v1/models"
	_, _, list := web_post.WebPost(t, base, "")
	require.Nil(t, list["loaded"])
	require.Len(t, list["available"], 3, "no links to what a load would refuse")
	require.Equal(t, "builtin:demo", list["available"].([]any)[0].(map[string]any)["model_path"])

	for path, why := range map[string]string{"/etc/passwd": "outside the directories that this daemon may use", folder +
		"/out.gguf": "outside", folder + "/no.gguf": "no such file", folder + "/none.gguf": "no such file",
		folder: "is a directory", "m.gguf": "is not an absolute path", "builtin:none": "there is builtin:demo"} {
		code, _, refused := web_post.WebPost(t, base+"/load", `{"model_path": "`+path+`"}`)
		require.Equal(t, 400, code, path)
		require.Regexp(t, `^model_path: .*"`+path+`".*`+why, refused["error"].(map[string]any)["message"])
	}
	answer, _ := web_request.WebRequest(t, "GET", base+"/progress", "")
	require.Equal(t, 204, answer.StatusCode, "there is nothing to tell, for an EventSource to end")
	for _, test := range []struct{ path, operation, want string }{{garbage, "", "GGUF"}, {tiny, "model_loading", tiny +
		" is loaded."}} {
		code, _, _ := web_post.WebPost(t, base+"/load", `{"model_path": "`+test.path+`"}`)
		require.Equal(t, 202, code)
		// a failure that came before the question is a status of HTTP
		answer, text := web_request.WebRequest(t, "GET", base+"/progress", "")
		require.Contains(t, text, test.want)
		if test.operation != "" || answer.StatusCode == 200 {
			messages := web_events.WebEvents(t, text)
			require.Equal(t, test.operation == "", messages[len(messages)-1]["progress"] != 100.0)
			id := regexp.MustCompile(`(?m)^id: (loading-.*)$`).FindStringSubmatch(text)[1]
			answer, _ = web_request.WebRequest(t, "GET", base+"/progress", "", "Last-Event-ID", id)
			require.Equal(t, 204, answer.StatusCode, "it was told how that has ended")
		}
	}
	_, _, list = web_post.WebPost(t, base, "")
	require.Equal(t, tiny, list["loaded"].(map[string]any)["model_path"])
	code, _, refused := web_post.WebPost(t, base+"/load", `{"model_path": "builtin:demo"}`)
	require.Equal(t, 409, code, refused)
	require.Contains(t, refused["error"].(map[string]any)["message"], "unload it first")
	require.Equal(t, "unload_model", refused["error"].(map[string]any)["recovery_action"])
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
