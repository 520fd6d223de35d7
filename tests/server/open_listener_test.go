package server_test

import (
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/cleanup_socket"
	"rkllmd/server/open_listener"
)

func TestOpenListener(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	t.Run("clients can connect, the daemon's user alone", func(t *testing.T) {
		listener, err := open_listener.OpenListener(&server.Options{Path: path})
		require.NoError(t, err)
		defer cleanup_socket.CleanupSocket(listener)
		var stat unix.Stat_t
		require.NoError(t, unix.Lstat(path, &stat))
		require.Equal(t, uint32(unix.S_IFSOCK|0o600), stat.Mode)
		require.Equal(t, [2]uint64{stat.Dev, stat.Ino}, [2]uint64{listener.Device, listener.Inode})
		client, err := net.Dial("unix", path)
		require.NoError(t, err)
		require.NoError(t, client.Close())

		_, err = open_listener.OpenListener(&server.Options{Path: path})
		require.ErrorContains(t, err, "another rkllmd")
		require.FileExists(t, path)
		require.FileExists(t, path+".lock")
	})
	t.Run("other users are let in", func(t *testing.T) {
		for _, options := range []server.Options{{Path: path, AllowAnyUser: true},
			{Path: path, AllowedUsers: []uint32{5}}} {
			listener, err := open_listener.OpenListener(&options)
			require.NoError(t, err)
			info, err := os.Lstat(path)
			require.NoError(t, err)
			require.Equal(t, fs.ModeSocket|0o666, info.Mode())
			cleanup_socket.CleanupSocket(listener)
		}
	})
	t.Run("a dead socket is replaced", func(t *testing.T) {
		dead, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
		require.NoError(t, err)
		dead.SetUnlinkOnClose(false)
		require.NoError(t, dead.Close())
		listener, err := open_listener.OpenListener(&server.Options{Path: path})
		require.NoError(t, err)
		cleanup_socket.CleanupSocket(listener)
	})
	t.Run("a server that knows no lock is not robbed", func(t *testing.T) {
		alive, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
		require.NoError(t, err)
		defer alive.Close()
		_, err = open_listener.OpenListener(&server.Options{Path: path})
		require.ErrorContains(t, err, "serves "+path+" already")
		require.FileExists(t, path)
		require.NoFileExists(t, path+".lock", "nothing is left behind")
	})
	t.Run("no such directory", func(t *testing.T) {
		_, err := open_listener.OpenListener(&server.Options{Path: "/nonexistent/s"})
		require.ErrorContains(t, err, "the directory /nonexistent for the socket does not exist")
	})
}
