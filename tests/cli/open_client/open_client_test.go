package open_client_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/open_client"
	"rkllmd/tests/support/cli_scripted_daemon"
)

func TestOpenClient(t *testing.T) {
	t.Run("connects", func(t *testing.T) {
		path, _ := cli_scripted_daemon.CliScriptedDaemon(t, nil)
		client, err := open_client.OpenClient(path)
		require.NoError(t, err)
		require.NoError(t, client.Conn.Close())
	})
	t.Run("no socket", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "none.sock")
		_, err := open_client.OpenClient(path)
		require.EqualError(t, err, "no daemon listens on "+path+"; start one with: rkllmd serve --socket "+path)
	})
	t.Run("a socket that was left behind", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "dead.sock")
		listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: path})
		require.NoError(t, err)
		listener.SetUnlinkOnClose(false)
		require.NoError(t, listener.Close())
		_, err = open_client.OpenClient(path)
		require.ErrorContains(t, err, "no daemon listens on "+path)
	})
	t.Run("no socket but a file", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "file")
		require.NoError(t, os.WriteFile(path, nil, 0o600))
		_, err := open_client.OpenClient(path)
		require.ErrorContains(t, err, path)
	})
	t.Run("a path that is too long for a socket", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), string(make([]byte, 200)))
		_, err := open_client.OpenClient(path)
		require.ErrorContains(t, err, "cannot connect to")
	})
}
