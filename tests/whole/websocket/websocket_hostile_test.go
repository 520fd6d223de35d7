package websocket_test

import (
	"context"
	"encoding/base64"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	coder "github.com/coder/websocket"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/websocket_closed"
	"rkllmd/tests/support/faces/websocket_until"
)

// Clients that do what they should not, against the real daemon: each is told why, or sent away, by the code that is
// meant for it; and others do not notice.
func TestWebsocketHostile(t *testing.T) {
	token := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(token, []byte("0123456789abcdef/+="), 0o600))
	_, address := http_daemon.HTTPDaemon(t, "--model", "builtin:demo", "--token-file", token,
		"--http-max-message-bytes", "4KiB", "--http-origin", "https://app.example.com")
	url, good := "ws://"+address+"/generate", http.Header{"Authorization": {"Bearer 0123456789abcdef/+="}}
	other, _, err := coder.Dial(context.Background(), url, &coder.DialOptions{HTTPHeader: good})
	require.NoError(t, err)
	defer other.CloseNow()
	for _, one := range []struct {
		name   string
		o      coder.DialOptions
		status int
	}{
		{"no token", coder.DialOptions{}, http.StatusUnauthorized},
		{"another token", coder.DialOptions{HTTPHeader: http.Header{"Authorization": {"Bearer 0123456789abcdef"}}},
			http.StatusUnauthorized},
		{"a browser's token", coder.DialOptions{Subprotocols: []string{"rkllmd.v1", "bearer." +
			base64.RawURLEncoding.EncodeToString([]byte("0123456789abcdef/+="))}}, http.StatusSwitchingProtocols},
		{"another origin", coder.DialOptions{HTTPHeader: http.Header{"Authorization": good["Authorization"],
			"Origin": {"https://evil.com"}}}, http.StatusForbidden},
		{"an origin that is allowed", coder.DialOptions{HTTPHeader: http.Header{"Authorization": good["Authorization"],
			"Origin": {"https://app.example.com"}}}, http.StatusSwitchingProtocols},
	} {
		socket, response, err := coder.Dial(context.Background(), url, &one.o)
		require.Equal(t, one.status, response.StatusCode, one.name)
		if err == nil {
			defer socket.CloseNow()
			require.Equal(t, len(one.o.Subprotocols) > 0, socket.Subprotocol() == "rkllmd.v1")
		}
	}
	for _, one := range []struct {
		kind coder.MessageType
		text string
		code coder.StatusCode
	}{
		{coder.MessageText, "{\"type\": \"config\", \"prompt\": \"\xc3\x28\"}", coder.StatusInvalidFramePayloadData},
		{coder.MessageText, strings.Repeat(" ", 4097), coder.StatusMessageTooBig},
		{coder.MessageBinary, `{"type": "config", "prompt": "Hi"}`, coder.StatusUnsupportedData},
		{coder.MessageText, `{"type": "control", "action": "stop"}`, coder.StatusPolicyViolation},
	} {
		socket, _, err := coder.Dial(context.Background(), url, &coder.DialOptions{HTTPHeader: good})
		require.NoError(t, err)
		defer socket.CloseNow()
		require.NoError(t, socket.Write(context.Background(), one.kind, []byte(one.text)))
		require.Equal(t, one.code, websocket_closed.WebsocketClosed(t, socket), one.text)
	}
	config := `{"type": "config", "chat": true, "prompt": "What is 3 plus 4?", "parameters": {"temperature": 0}, "later_version": [1, {"é": null}]}`
	out, err := other.Writer(context.Background(), coder.MessageText)
	require.NoError(t, err)
	for i := range len(config) { // each byte in a frame of its own
		_, err = io.WriteString(out, config[i:i+1])
		require.NoError(t, err)
	}
	require.NoError(t, out.Close())
	messages := websocket_until.WebsocketUntil(t, other, "completion")
	require.Contains(t, messages[len(messages)-1]["generated_text"], "3 plus 4 is 7.")
}
