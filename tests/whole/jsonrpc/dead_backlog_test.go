package jsonrpc_test

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

// What a client has sent and the daemon has not begun is dropped with the client; one that has only shut down its
// sending side gets all of it. The answers of rkllm.get_constants, 8 KB and more each, are not read at first: the
// daemon then leaves the calls behind them alone.
func TestDeadBacklog(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--log-level", "debug"}})
	owner := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, owner, nil)
	const destroy = `{"jsonrpc":"2.0","id":2,"method":"rkllm.destroy"}` + "\n"
	calls := strings.Repeat(`{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants"}`+"\n", 100) + destroy

	gone := connect_client.ConnectClient(t, daemon.Path)
	_, err := io.WriteString(gone.Conn, calls)
	require.NoError(t, err)
	require.NoError(t, gone.Conn.Close())
	require.Eventually(t, func() bool {
		log, err := os.ReadFile(daemon.Log)
		return err == nil && strings.Count(string(log), `"client connected"`) > 2 &&
			strings.Count(string(log), `"client connected"`) == strings.Count(string(log), `"client disconnected"`)+1
	}, time.Minute, time.Millisecond, "all but the owner are gone")
	start_run.StartRun(t, owner, 1, "the light of the moon", 5)
	require.Nil(t, read_stream.ReadStream(t, owner, "1").Last.Error, "its model is still there")

	half := connect_client.ConnectClient(t, daemon.Path)
	_, err = io.WriteString(half.Conn, calls)
	require.NoError(t, err)
	require.NoError(t, half.Conn.CloseWrite())
	answers, err := io.ReadAll(half.Reader)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(string(answers)), "\n")
	require.Len(t, lines, 101)
	// the worker's answer may overtake those of the loop that were to be sent with it
	require.Contains(t, lines, `{"jsonrpc":"2.0","id":2,"result":0}`)
}
