package web_health_test

import (
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/http_daemon"
	"rkllmd/tests/support/web_post"
)

// Who is let in: health for everybody, everything else by the token, from the right host and origin.
func TestWebHealth(t *testing.T) {
	token := "a-token-of-the-tests"
	path := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(path, []byte(token+"\n"), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--token-file", path, "--http-origin", "https://app.example.org")
	base := "http://" + address
	code, _, health := web_post.WebPost(t, base+"/healthz", "")
	require.Equal(t, 200, code)
	require.Equal(t, "ok", health["status"])
	for _, test := range []struct {
		method, path, token, host, origin string
		want                              int
	}{
		{method: "GET", path: "/healthz", token: "wrong", host: "evil.example", origin: "https://evil.example", want: 200},
		{method: "GET", path: "/", want: 200},
		{method: "GET", path: "/readyz", want: 401}, {method: "GET", path: "/readyz", token: token, want: 503}, {method: "GET", path: "/readyz", token: token + "x", want: 401},
		{method: "GET", path: "/metrics", want: 401}, {method: "GET", path: "/generate", want: 401}, {method: "POST", path: "/v1/generate", want: 401},
		{method: "GET", path: "/v1/models", token: token, want: 200}, {method: "GET", path: "/v1/models", token: token, host: "evil.example", want: 403},
		{method: "GET", path: "/v1/models", token: token, host: "localhost:1", want: 200}, {method: "GET", path: "/v1/models", token: token, host: "app.example.org", want: 200},
		{method: "GET", path: "/v1/models", token: token, origin: "https://app.example.org", want: 200}, {method: "GET", path: "/v1/models", token: token, origin: "https://evil.example", want: 403},
		{method: "GET", path: "/v1/models", token: token, origin: base, want: 200},
		{method: "POST", path: "/v1/models/load", token: token, origin: "https://evil.example", want: 403},
	} {
		request, err := http.NewRequest(test.method, base+test.path, nil)
		require.NoError(t, err)
		request.Host = test.host
		if test.token != "" {
			request.Header.Set("Authorization", "Bearer "+test.token)
		}
		if test.origin != "" {
			request.Header.Set("Origin", test.origin)
		}
		answer, err := http.DefaultClient.Do(request)
		require.NoError(t, err)
		require.NoError(t, answer.Body.Close())
		require.Equal(t, test.want, answer.StatusCode, "%+v", test)
	}
}
