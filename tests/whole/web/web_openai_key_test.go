package web_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/web/web_request"
)

// A wrong key is refused in the words that OpenAI's clients know; the right one is let in.
func TestWebOpenaiKey(t *testing.T) {
	const key = "sk-0123456789abcdef"
	file := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(file, []byte(key), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--token-file", file)
	address = "http://" + address + "/v1/chat/completions"
	const body = `{"model": "demo", "messages": [{"role": "user", "content": "a"}]}`
	answer, text := web_request.WebRequest(t, "POST", address, body, "Authorization", "Bearer sk-other",
		"Content-Type", "application/json")
	require.Equal(t, 401, answer.StatusCode)
	require.Contains(t, text, `"code":"invalid_api_key"`)
	answer, text = web_request.WebRequest(t, "POST", address, body, "Authorization", "Bearer "+key,
		"Content-Type", "application/json")
	require.Equal(t, 503, answer.StatusCode, "no model is loaded")
	require.Contains(t, text, `"type":"api_error"`)
}
