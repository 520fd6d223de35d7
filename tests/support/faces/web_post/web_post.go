// Package web_post asks a daemon over HTTP.
package web_post

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// WebPost posts body as JSON, or gets the address where there is none, and returns the status, the head, and the JSON
// of the answer.
func WebPost(t testing.TB, address, body string) (int, http.Header, map[string]any) {
	t.Helper()
	method := http.MethodGet
	if body != "" {
		method = http.MethodPost
	}
	request, err := http.NewRequest(method, address, strings.NewReader(body))
	require.NoError(t, err)
	if body != "" {
		request.Header.Set("Content-Type", "application/json")
	}
	answer, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	var members map[string]any
	require.NoError(t, json.Unmarshal(text, &members), string(text))
	return answer.StatusCode, answer.Header, members
}
