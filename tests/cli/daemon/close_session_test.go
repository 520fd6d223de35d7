package daemon_test

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/close_session"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestCloseSession(t *testing.T) {
	path, requests := cli_scripted_daemon.CliScriptedDaemon(t,
		map[string][]string{"rkllm.destroy": {`{"id":ID,"result":0}`}})

	t.Run("unloads its model from a daemon that was there", func(t *testing.T) {
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		require.NoError(t, close_session.CloseSession(&cli.Session{Client: client, Loaded: true}))
		require.Contains(t, <-requests, "rkllm.destroy")
		_, err = client.Conn.Write([]byte("x"))
		require.Error(t, err)
	})
	t.Run("but not one that it did not load", func(t *testing.T) {
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		require.NoError(t, close_session.CloseSession(&cli.Session{Client: client}))
		require.Empty(t, requests)
	})
	t.Run("stops a private daemon", func(t *testing.T) {
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		daemon := &cli.Daemon{Command: exec.Command("sleep", "60"), Directory: t.TempDir(), Exited: make(chan struct{})}
		require.NoError(t, daemon.Command.Start())
		go func() {
			daemon.Command.Wait()
			close(daemon.Exited)
		}()
		require.NoError(t, close_session.CloseSession(&cli.Session{Client: client, Daemon: daemon, Loaded: true}))
		<-daemon.Exited
		require.NoDirExists(t, daemon.Directory)
		require.Empty(t, requests)
	})
}
