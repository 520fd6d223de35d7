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
	const token, bearer = "a-token-of-the-tests", "Bearer a-token-of-the-tests"
	path := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(path, []byte(token+"\n"), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--token-file", path, "--http-origin", "https://app.example.org",
		"--http-origin", "app.example", "--http-origin", "http://[::1]:3000")
	base := "http://" + address
	code, _, health := web_post.WebPost(t, base+"/healthz", "")
	require.Equal(t, 200, code)
	require.Equal(t, "ok", health["status"])
	for _, test := range []struct {
		method, path, authorization, host, origin string
		want                                      int
	}{
		{"GET", "/healthz", "Bearer wrong", "evil.example", "https://evil.example", 200},
		{"GET", "/", "", "", "", 200},
		{"GET", "/readyz", "", "", "", 503},
		{"GET", "/readyz", bearer, "", "", 503},
		{"GET", "/readyz", "", "evil.example", "", 403},
		{"GET", "/v1/models", bearer + "x", "", "", 401},
		{"GET", "/metrics", "", "", "", 401},
		{"GET", "/generate", "", "", "", 401},
		{"POST", "/v1/generate", "", "", "", 401},
		{"GET", "/v1/models", bearer, "", "", 200},
		{"GET", "/v1/models", bearer, "evil.example", "", 403},
		{"GET", "/v1/models", bearer, "localhost:1", "", 200},
		{"GET", "/v1/models", bearer, "app.example.org", "", 200},
		{"GET", "/v1/models", bearer, "", "https://app.example.org", 200},
		{"GET", "/v1/models", bearer, "", "https://evil.example", 403},
		{"GET", "/v1/models", bearer, "", base, 200},
		{"POST", "/v1/models/load", bearer, "", "https://evil.example", 403},
	} {
		answer, _ := web_request.WebRequest(t, test.method, base+test.path, "", "Host", test.host,
			"Authorization", test.authorization, "Origin", test.origin)
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
		{"REST", "POST", "/v1/generate", `{"prompt": "a"}`, posted, 503},
		{"server-sent events", "POST", "/v1/generate", `{"prompt": "a", "stream": true}`, posted, 503},
		{"WebSocket", "GET", "/generate", "", upgrade, 101},
	} {
		for origin, let := range map[string]bool{"": true, base: true, "https://app.example.org": true,
			"http://app.example:3000": true, "https://app.example": true, "http://[::1]:3000": true,
			"http://app.example.org": false, "http://[::1]:3001": false, "https://evil.example": false, "null": false} {
			answer, text := web_request.WebRequest(t, one.method, base+one.path, one.body, append(one.headers,
				"Authorization", bearer, "Origin", origin)...)
			require.Equal(t, map[bool]int{true: one.let, false: 403}[let], answer.StatusCode, "%s from %q", one.name,
				origin)
			if !let {
				require.Regexp(t, `^{"error":{"type":"invalid_request","message":".* allow them by --http-origin"`,
					text)
			}
		}
	}
}
