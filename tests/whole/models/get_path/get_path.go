// Package get_path asks a daemon for a path.
package get_path

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// GetPath returns what the daemon at address answers to GET path, or to POST with a body.
func GetPath(t testing.TB, address, path string, body ...string) string {
	t.Helper()
	method := http.MethodGet
	if len(body) > 0 {
		method = http.MethodPost
	}
	request, err := http.NewRequestWithContext(t.Context(), method, "http://"+address+path, strings.NewReader(
		strings.Join(body, "")))
	require.NoError(t, err)
	answer, err := http.DefaultClient.Do(request)
	require.NoError(t, err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	return string(text)
}
