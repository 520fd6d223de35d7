package daemon_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/open_daemon_socket"
	"rkllmd/tests/cli/uma_scripted_daemon"
)

func TestOpenDaemonSocket(t *testing.T) {
	t.Run("connects", func(t *testing.T) {
		path, _ := uma_scripted_daemon.UMAScriptedDaemon(t)
		conn, err := open_daemon_socket.OpenDaemonSocket(path, "uma-socket")
		require.NoError(t, err)
		require.NoError(t, conn.Close())
	})
	t.Run("no socket", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "none.sock")
		_, err := open_daemon_socket.OpenDaemonSocket(path, "uma-socket")
		require.EqualError(t, err, "no daemon listens on "+path+"; start one with: rkllmd serve --uma-socket "+path)
	})
	t.Run("a socket that was left behind", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "dead.sock")
		listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: path})
		require.NoError(t, err)
		listener.SetUnlinkOnClose(false)
		require.NoError(t, listener.Close())
		_, err = open_daemon_socket.OpenDaemonSocket(path, "socket")
		require.ErrorContains(t, err, "no daemon listens on "+path)
	})
	t.Run("no socket but a file or a folder", func(t *testing.T) {
		folder := t.TempDir()
		path := filepath.Join(folder, "file")
		require.NoError(t, os.WriteFile(path, nil, 0o600))
		for _, path := range []string{path, folder} {
			_, err := open_daemon_socket.OpenDaemonSocket(path, "socket")
			require.EqualError(t, err, path+
				" is not a socket: give the path of the socket that rkllmd serve --socket has made")
		}
	})
	t.Run("a path that is too long for a socket", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), string(make([]byte, 200)))
		_, err := open_daemon_socket.OpenDaemonSocket(path, "socket")
		require.ErrorContains(t, err, "cannot connect to")
	})
}
