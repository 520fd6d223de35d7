package web_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/web_request"
)

// Who is let in: health for everybody, everything else by the token, from the right host and origin.
func TestWebHealth(t *testing.T) {
	token := "a-token-of-the-tests"
	path := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(path, []byte(token+"\n"), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--token-file", path, "--http-origin", "https://app.example.org",
		"--http-origin", "app.example", "--http-origin", "http://[::1]:3000")
	base := "http://" + address
	code, _, health := web_post.WebPost(t, base+"/healthz", "")
	require.Equal(t, 200, code)
	require.Equal(t, "ok", health["status"])
	for _, test := range []struct {
		method, path, token, host, origin string
		want                              int
	}{
		{method: "GET", path: "/healthz", token: "wrong", host: "evil.example", origin: "https://evil.example",
			want: 200},
		{method: "GET", path: "/", want: 200},
		{method: "GET", path: "/readyz", want: 401}, {method: "GET", path: "/readyz", token: token, want: 503},
		{method: "GET", path: "/readyz", token: token + "x", want: 401},
		{method: "GET", path: "/metrics", want: 401}, {method: "GET", path: "/generate", want: 401}, {method: "POST",
			path: "/v1/generate", want: 401},
		{method: "GET", path: "/v1/models", token: token, want: 200}, {method: "GET", path: "/v1/models", token: token,
			host: "evil.example", want: 403},
		{method: "GET", path: "/v1/models", token: token, host: "localhost:1", want: 200}, {method: "GET",
			path: "/v1/models", token: token, host: "app.example.org", want: 200},
		{method: "GET", path: "/v1/models", token: token, origin: "https://app.example.org", want: 200}, {method: "GET",
			path: "/v1/models", token: token, origin: "https://evil.example", want: 403},
		{method: "GET", path: "/v1/models", token: token, origin: base, want: 200},
		{method: "POST", path: "/v1/models/load", token: token, origin: "https://evil.example", want: 403},
	} {
		bearer := ""
		if test.token != "" {
			bearer = "Bearer " + test.token
		}
		answer, _ := web_request.WebRequest(t, test.method, base+test.path, "", "Host", test.host, "Authorization",
			bearer, "Origin", test.origin)
		require.Equal(t, test.want, answer.StatusCode, "%+v", test)
	}
	posted := []string{"Content-Type", "application/json"}
	upgrade := []string{"Connection", "Upgrade", "Upgrade", "websocket", "Sec-WebSocket-Version", "13",
		"Sec-WebSocket-Key", "MDEyMzQ1Njc4OWFiY2RlZg=="}
	for _, one := range []struct {
		name, method, path, body string
		headers                  []string
		let                      int // in
	}{
		{"REST", "POST", "/v1/generate", `{"prompt": "a"}`, posted, 503}, {"server-sent events", "POST", "/v1/generate",
			`{"prompt": "a", "stream": true}`, posted, 503},
		{"WebSocket", "GET", "/generate", "", upgrade, 101},
	} {
		for origin, let := range map[string]bool{"": true, base: true, "https://app.example.org": true,
			"http://app.example:3000": true, "https://app.example": true, "http://[::1]:3000": true,
			"http://app.example.org": false, "http://[::1]:3001": false, "https://evil.example": false, "null": false} {
			answer, text := web_request.WebRequest(t, one.method, base+one.path, one.body, append(one.headers,
				"Authorization", "Bearer "+token, "Origin", origin)...)
			require.Equal(t, map[bool]int{true: one.let, false: 403}[let], answer.StatusCode, "%s from %q", one.name,
				origin)
			if !let {
				require.Regexp(t, `^{"error":{"type":"invalid_request","message":".* allow them by --http-origin"`,
					text)
			}
		}
	}
}
