package daemon_test

import (
	"net"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/wait_for_daemon"
)

func TestWaitForDaemon(t *testing.T) {
	t.Run("one that takes a moment", func(t *testing.T) {
		daemon := &cli.Daemon{Socket: filepath.Join(t.TempDir(), "s"), Exited: make(chan struct{})}
		listening := make(chan net.Listener, 1)
		go func() {
			time.Sleep(30 * time.Millisecond)
			listener, _ := net.Listen("unix", daemon.Socket)
			listening <- listener
		}()
		client, err := wait_for_daemon.WaitForDaemon(daemon, time.Minute)
		require.NoError(t, err)
		require.NoError(t, client.Conn.Close())
		require.NoError(t, (<-listening).Close())
	})
	t.Run("one that ends", func(t *testing.T) {
		daemon := &cli.Daemon{Socket: filepath.Join(t.TempDir(), "s"), Exited: make(chan struct{})}
		close(daemon.Exited)
		_, err := wait_for_daemon.WaitForDaemon(daemon, time.Minute)
		require.EqualError(t, err, "the private daemon ended before it listened")
	})
	t.Run("one that a Ctrl-C ends, and others", func(t *testing.T) {
		for signal, want := range map[string]string{"INT": "interrupted",
			"KILL": "the private daemon ended before it listened"} {
			daemon := &cli.Daemon{Socket: filepath.Join(t.TempDir(), "s"), Exited: make(chan struct{}),
				Command: exec.Command("sh", "-c", "kill -"+signal+" $$")}
			require.Error(t, daemon.Command.Run())
			close(daemon.Exited)
			_, err := wait_for_daemon.WaitForDaemon(daemon, time.Minute)
			require.EqualError(t, err, want)
		}
	})
	t.Run("one that never listens", func(t *testing.T) {
		daemon := &cli.Daemon{Socket: filepath.Join(t.TempDir(), "s"), Exited: make(chan struct{})}
		_, err := wait_for_daemon.WaitForDaemon(daemon, 20*time.Millisecond)
		require.EqualError(t, err, "the private daemon did not listen within 20ms")
	})
}
