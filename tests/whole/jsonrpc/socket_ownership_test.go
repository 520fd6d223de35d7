package jsonrpc_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
)

// A socket that somebody listens on is never taken away; one that a dead daemon left behind is replaced; any other file
// is left alone.
func TestSocketOwnership(t *testing.T) {
	const isRunning, answer = `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`,
		`{"jsonrpc":"2.0","id":1,"result":0}`

	t.Run("alive", func(t *testing.T) {
		daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
		info, err := os.Stat(daemon.Path)
		require.NoError(t, err)
		require.Equal(t, fs.ModeSocket|0o600, info.Mode())
		output, err := daemon_command.DaemonCommand(t, true, "serve", "--socket", daemon.Path).CombinedOutput()
		require.Error(t, err)
		require.Contains(t, string(output), daemon.Path)
		require.Equal(t, answer, ask_daemon.AskDaemon(t, connect_client.ConnectClient(t, daemon.Path), isRunning))
	})
	t.Run("dead", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "rkllm.sock")
		first := daemon_command.DaemonCommand(t, true, "serve", "--socket", path)
		require.NoError(t, first.Start())
		require.Eventually(t, func() bool { _, err := os.Stat(path); return err == nil }, 2*time.Minute,
			time.Millisecond)
		require.NoError(t, first.Process.Kill())
		first.Wait()
		require.FileExists(t, path)
		second := start_daemon.StartDaemon(t, start_daemon.Options{Socket: path})
		require.Equal(t, answer, ask_daemon.AskDaemon(t, connect_client.ConnectClient(t, second.Path), isRunning))
	})
	t.Run("not a socket", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "precious.txt")
		require.NoError(t, os.WriteFile(path, []byte("precious"), 0o600))
		output, err := daemon_command.DaemonCommand(t, true, "serve", "--socket", path).CombinedOutput()
		require.Error(t, err)
		require.Contains(t, string(output), path)
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Equal(t, "precious", string(text))
	})
}
