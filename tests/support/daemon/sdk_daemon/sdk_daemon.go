// Package sdk_daemon starts the daemon that the SDKs talk to.
package sdk_daemon

import (
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_calling_model"
	"rkllmd/tests/support/models/write_scripted_model"
)

// SDKDaemon starts a daemon with --exact and three models and returns its address and the key that it wants. "demo"
// knows no functions, "caller" has random weights and functions, "clock" calls the function clock and then tells the
// time.
func SDKDaemon(tb testing.TB) (address, key string) {
	tb.Helper()
	key = "sk-0123456789abcdef"
	file := filepath.Join(tb.TempDir(), "key")
	require.NoError(tb, os.WriteFile(file, []byte(key), 0o600))
	clock := write_scripted_model.WriteScriptedModel(tb, chat_template.ChatTemplate("agent"), map[string]string{
		"<|first|>": "<tool_call>\n{\"name\": \"clock\", \"arguments\": {\"zone\": \"Oslo\"}}\n</tool_call>",
		"<|then|>":  "It is 17:05 in Oslo.",
		"<|plain|>": "I have no clock here.",
	})
	_, address = http_daemon.HTTPDaemon(tb, "--model", "builtin:demo", "--exact", "--token-file", file, "--named-model",
		"caller="+write_calling_model.WriteCallingModel(tb, "../.."), "--named-model", "clock="+clock)
	for code := 0; code != 200; {
		request, err := http.NewRequest("GET", "http://"+address+"/readyz", nil)
		require.NoError(tb, err)
		request.Header.Set("Authorization", "Bearer "+key)
		answer, err := http.DefaultClient.Do(request)
		require.NoError(tb, err)
		answer.Body.Close()
		code = answer.StatusCode
	}
	return address, key
}
