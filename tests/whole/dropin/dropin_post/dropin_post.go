// Package dropin_post asks a chat server.
package dropin_post

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// DropinPost posts a prompt to the chat server of examples/librkllmrt at a port, and returns the answer. Its body is
// closed when the test ends.
func DropinPost(tb testing.TB, port, prompt string, stream bool) *http.Response {
	tb.Helper()
	body := fmt.Sprintf(`{"messages":[{"role":"user","content":%q}],"stream":%t}`, prompt, stream)
	answer, err := http.Post("http://127.0.0.1:"+port+"/rkllm_chat", "application/json", strings.NewReader(body))
	require.NoError(tb, err)
	tb.Cleanup(func() { answer.Body.Close() })
	return answer
}
