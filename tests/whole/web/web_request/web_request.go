// Package web_request asks a server of HTTP.
package web_request

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// WebRequest makes a request, with these headers, names and values in turn (Host too; "" is none), and returns the
// answer with its body. One that has become a WebSocket has none, and is closed.
func WebRequest(t testing.TB, method, address, body string, headers ...string) (*http.Response, string) {
	t.Helper()
	request, err := http.NewRequest(method, address, strings.NewReader(body))
	require.NoError(t, err)
	for i := 0; i < len(headers); i += 2 {
		if headers[i+1] != "" {
			request.Header.Set(headers[i], headers[i+1])
		}
	}
	request.Host = request.Header.Get("Host")
	answer, err := http.DefaultTransport.RoundTrip(request)
	require.NoError(t, err)
	defer answer.Body.Close()
	if answer.StatusCode == http.StatusSwitchingProtocols {
		return answer, ""
	}
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	return answer, string(text)
}
