package clients_test

import (
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

// OpenAI's own SDK for Node: the script checks all answers itself, and prints the text of
// one. "tools" is a model of random weights whose chat template writes functions.
func TestNpmOpenai(t *testing.T) {
	t.Parallel()
	const key = "sk-0123456789abcdef"
	file := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(file, []byte(key), 0o600))
	tools := write_chat_model.WriteChatModel(t, chat_template.ChatTemplate("tools"))
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact", "--token-file", file,
		"--named-model", "tools="+tools)
	for code := 0; code != 200; {
		request, err := http.NewRequest("GET", "http://"+address+"/readyz", nil)
		require.NoError(t, err)
		request.Header.Set("Authorization", "Bearer "+key)
		answer, err := http.DefaultClient.Do(request)
		require.NoError(t, err)
		answer.Body.Close()
		code = answer.StatusCode
	}
	command := exec.Command("node", "openai.mjs", address, key)
	command.Stderr = os.Stderr
	text, err := command.Output()
	require.NoError(t, err)
	require.NotEmpty(t, strings.TrimSpace(string(text)))
}
