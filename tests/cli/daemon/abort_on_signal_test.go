package daemon_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon/abort_on_signal"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestAbortOnSignal(t *testing.T) {
	path, requests := cli_scripted_daemon.CliScriptedDaemon(t, nil)
	for _, running := range []bool{false, true} {
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		session := &cli.Session{Client: client, Leave: make(chan struct{})}
		session.Running.Store(running)
		signals := make(chan os.Signal, 2)
		done := make(chan struct{})
		go func() {
			abort_on_signal.AbortOnSignal(session, signals, 0)
			close(done)
		}()
		signals <- unix.SIGINT
		if running {
			require.Contains(t, <-requests, "rkllm.abort")
			require.True(t, session.Interrupted.Load())
			signals <- unix.SIGTERM // timeout sends it twice
			_, err = client.Conn.Write([]byte("x"))
			require.NoError(t, err, "the connection is there")
			signals <- unix.SIGINT
		}
		<-done
		<-session.Leave
		require.True(t, session.Interrupted.Load())
		_, err = client.Conn.Write([]byte("x"))
		require.Error(t, err, "the connection is closed")
	}
}
