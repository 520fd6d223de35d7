// Package ask_path asks over HTTP.
package ask_path

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// AskPath asks for path of the daemon at address, with body unless that is "", and returns the answer and its status.
// Of a completion it returns the text of the first choice.
func AskPath(t testing.TB, address, path, body string) (string, int) {
	t.Helper()
	method := http.MethodPost
	if body == "" {
		method = http.MethodGet
	}
	request, err := http.NewRequestWithContext(t.Context(), method, "http://"+address+path, strings.NewReader(body))
	require.NoError(t, err)
	request.Header.Set("Content-Type", "application/json")
	answer, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	var completion struct{ Choices []struct{ Text string } }
	if json.Unmarshal(text, &completion) == nil && len(completion.Choices) > 0 && completion.Choices[0].Text != "" {
		return completion.Choices[0].Text, answer.StatusCode
	}
	return string(text), answer.StatusCode
}
