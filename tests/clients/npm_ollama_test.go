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
	"rkllmd/tests/support/models/write_calling_model"
)

// Ollama's own client for Node: the script checks all answers itself, and prints the text of one.
func TestNpmOllama(t *testing.T) {
	t.Parallel()
	const key = "sk-0123456789abcdef"
	file := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(file, []byte(key), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact", "--token-file", file,
		"--named-model", "caller="+write_calling_model.WriteCallingModel(t, "../.."), "--alias", "gpt-4o=demo")
	for code := 0; code != 200; {
		request, err := http.NewRequest("GET", "http://"+address+"/readyz", nil)
		require.NoError(t, err)
		request.Header.Set("Authorization", "Bearer "+key)
		answer, err := http.DefaultClient.Do(request)
		require.NoError(t, err)
		answer.Body.Close()
		code = answer.StatusCode
	}
	command := exec.Command("node", "ollama.mjs", "http://"+address, key)
	command.Stderr = os.Stderr
	text, err := command.Output()
	require.NoError(t, err)
	require.NotEmpty(t, strings.TrimSpace(string(text)))
}
