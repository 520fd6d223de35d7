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

// The SDKs of OpenAI and Anthropic for Node and Python, LangChain and the AI SDK, one daemon for all of them. Each
// script checks all answers itself and prints the text of one. builtin:demo knows no functions; "caller" does.
func TestSdks(t *testing.T) {
	t.Parallel()
	const key = "sk-0123456789abcdef"
	file := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(file, []byte(key), 0o600))
	caller := write_calling_model.WriteCallingModel(t, "../..")
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--exact", "--named-model", "caller="+caller,
		"--token-file", file)
	for code := 0; code != 200; {
		request, err := http.NewRequest("GET", "http://"+address+"/readyz", nil)
		require.NoError(t, err)
		request.Header.Set("Authorization", "Bearer "+key)
		answer, err := http.DefaultClient.Do(request)
		require.NoError(t, err)
		answer.Body.Close()
		code = answer.StatusCode
	}
	for _, script := range []string{"anthropic.mjs", "responses.mjs", "langchain.mjs", "ai_sdk.mjs", "sdks.py"} {
		t.Run(script, func(t *testing.T) {
			command := exec.Command("node", script, address, key)
			if filepath.Ext(script) == ".py" {
				command = exec.Command("../../.cache/clients-python/bin/python", script, address, key)
			}
			command.Stderr = os.Stderr
			text, err := command.Output()
			require.NoError(t, err)
			require.NotEmpty(t, strings.TrimSpace(string(text)))
		})
	}
}
