package uma_test

import (
	"fmt"
	"io"
	"net"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/start_daemon"
)

// The daemon's newline mode, while no model is loaded.
func TestUMANewlineDaemon(t *testing.T) {
	other := filepath.Join(t.TempDir(), "line.sock")
	start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--uma-socket", other, "--uma-protocol",
		"newline"}})
	for line, answer := range map[string]string{"metrics\n": `^\{.*"active_sessions":0.*\}\n$`,
		"\n":        `^error E_PROTO_BAD_REQUEST: the line is empty; a line is a prompt, or the word metrics\n$`,
		"\r\n":      "^error E_PROTO_BAD_REQUEST: the line is empty",
		"Hello\r\n": "^error E_RUNTIME_DECODE: no model is loaded.*\n$"} {
		client, err := net.Dial("unix", other)
		require.NoError(t, err)
		defer client.Close()
		require.NoError(t, client.SetDeadline(time.Now().Add(5*time.Minute)))
		fmt.Fprint(client, line)
		got, err := io.ReadAll(client)
		require.NoError(t, err)
		require.Regexp(t, answer, string(got))
	}
}
