package uma_test

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/whole/shared_begin"
	"rkllmd/tests/whole/shared_rest"
)

// The model does not wait for a UMA client that does not read: that one is cut off and its run aborted, while the
// answer of another goes on.
func TestUMASlowReader(t *testing.T) {
	path := filepath.Join(t.TempDir(), "uma.sock")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--max-pending-bytes", "65536",
		"--uma-socket", path, "--sequences", "2"}})
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, daemon.Path),
		map[string]any{"max_context_len": 1 << 16})
	other := shared_begin.SharedBegin(t, path, "a small boat", 1<<20)
	require.Equal(t, "token", uma_read.UMARead(t, other.Reader)["event"])
	slow := shared_begin.SharedBegin(t, path, "the long road", 1<<20)
	for cut, read := false, 0; !cut; read++ {
		require.Equal(t, "token", uma_read.UMARead(t, other.Reader)["event"])
		if read%100 == 0 {
			log, err := os.ReadFile(daemon.Log)
			require.NoError(t, err)
			cut = strings.Contains(string(log), "client does not read")
		}
	}
	received, err := io.ReadAll(slow.Conn)
	require.Contains(t, string(received), `"event":"token"`, "error %v", err)
	require.NotContains(t, string(received), `"event":"eos"`, "the stream has not come to its end")

	for batch := 2.0; batch > 1; { // until the other one is computed alone
		require.Equal(t, "token", uma_read.UMARead(t, other.Reader)["event"])
		client := connect_client.ConnectClient(t, path)
		_, err = io.WriteString(client.Conn, uma_frame.UMAFrame(`{"type":"metrics"}`))
		require.NoError(t, err)
		metrics := uma_read.UMARead(t, client.Reader)
		require.NoError(t, client.Conn.Close())
		batch = metrics["last_batch_size"].(float64)
		require.EqualValues(t, 1, metrics["active_sessions"])
	}
	_, err = io.WriteString(other.Conn, uma_frame.UMAFrame(`{"event":"cancel","id":"1"}`))
	require.NoError(t, err)
	require.NoError(t, other.Conn.SetDeadline(time.Now().Add(5*time.Minute)))
	_, _, last := shared_rest.SharedRest(t, other)
	require.Equal(t, map[string]any{"id": "1", "event": "eos", "reason": "stop", "cancelled": true}, last)
}
