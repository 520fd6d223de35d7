package web_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/whole/web/web_request"
)

// A wrong key is refused in the words that OpenAI's clients know, or Anthropic's; the right one is let in.
func TestWebOpenaiKey(t *testing.T) {
	const key = "sk-0123456789abcdef"
	file := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(file, []byte(key), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--token-file", file)
	messages := "http://" + address + "/v1/messages"
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
	for shown, want := range map[string]int{"sk-other": 401, key: 503} {
		answer, text = web_request.WebRequest(t, "POST", messages, `{"max_tokens": 1, "messages": [{"role": "user",
			"content": "a"}]}`, "X-Api-Key", shown, "Content-Type", "application/json")
		require.Equal(t, want, answer.StatusCode)
		require.Contains(t, text, map[int]string{401: `"type":"authentication_error"`, 503: `"type":"api_error"`}[want])
	}
}
