package web_test

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/web_post"
	"rkllmd/tests/whole/web/upstream_fails"
	"rkllmd/tests/whole/web/upstream_member"
)

// An upstream server that refuses, hangs, breaks off or goes away: each time the client is told what it said, and the
// key stands nowhere.
func TestWebUpstreamFailures(t *testing.T) {
	there := httptest.NewServer(upstream_fails.UpstreamFails("sk-very-secret"))
	defer there.Close()
	key := filepath.Join(t.TempDir(), "key")
	require.NoError(t, os.WriteFile(key, []byte("sk-very-secret\n"), 0o600))
	daemon, address := http_daemon.HTTPDaemon(t, "--upstream", there.URL+"/v1", "--upstream-model", "m",
		"--upstream-key-file", key, "--upstream-silence", "3s", "--log-level", "debug")
	base := "http://" + address
	for prompt, want := range map[string]struct {
		status int
		text   string
	}{"busy": {429, "the upstream server answers 429: slow down; ask again in 7 s"},
		"elsewhere": {500, "answers 307: it is at http://127.0.0.1:1/; redirects are not followed"},
		"hang":      {500, "the upstream server has said nothing for 3s"},
		"break":     {500, "the upstream server's answer broke off"}} {
		code, _, answer := web_post.WebPost(t, base+"/v1/chat/completions",
			`{"messages": [{"role": "user", "content": "`+
				prompt+`"}]}`)
		require.Equal(t, want.status, code, answer)
		require.Contains(t, upstream_member.UpstreamMember(answer, "error", "message"), want.text)
	}
	answer, err := http.Post(base+"/v1/chat/completions", "application/json", strings.NewReader(
		`{"stream": true, "messages": [{"role": "user", "content": "break"}]}`))
	require.NoError(t, err)
	stream, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	require.Contains(t, string(stream), "a piece")
	require.Contains(t, string(stream), "the upstream server's answer broke off")
	require.NotContains(t, string(stream), "[DONE]")
	code, _, ready := web_post.WebPost(t, base+"/readyz", "")
	require.Equal(t, 200, code, ready)
	there.CloseClientConnections()
	there.Close()
	for code == 200 { // it is asked once a second
		code, _, ready = web_post.WebPost(t, base+"/readyz", "")
	}
	require.Equal(t, 503, code)
	require.Contains(t, upstream_member.UpstreamMember(ready, "error", "message"), "cannot be asked")
	log, err := os.ReadFile(daemon.Log)
	require.NoError(t, err)
	require.False(t, bytes.Contains(append(log, stream...), []byte("very-secret")))
}
