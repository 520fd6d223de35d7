package server_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/cleanup_socket"
	"rkllmd/server/lock_path"
	"rkllmd/server/open_listener"
)

func TestCleanupSocket(t *testing.T) {
	t.Run("everything is removed", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "s")
		listener, err := open_listener.OpenListener(&server.Options{Path: path})
		require.NoError(t, err)
		fd := listener.FD
		cleanup_socket.CleanupSocket(listener)
		require.NoFileExists(t, path)
		require.NoFileExists(t, path+".lock")
		require.Equal(t, -1, listener.FD)
		_, err = unix.FcntlInt(uintptr(fd), unix.F_GETFD, 0)
		require.Equal(t, unix.EBADF, err)
		lock, err := lock_path.LockPath(path, server.DefaultSetting)
		require.NoError(t, err)
		require.NoError(t, unix.Close(lock))
	})
	t.Run("what somebody else has put there stays", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "s")
		listener, err := open_listener.OpenListener(&server.Options{Path: path})
		require.NoError(t, err)
		require.NoError(t, os.Rename(path, path+"old")) // keeps its inode from being used again
		require.NoError(t, os.WriteFile(path, []byte("precious"), 0o600))
		cleanup_socket.CleanupSocket(listener)
		require.FileExists(t, path)
	})
	t.Run("a socket that the service manager has made stays when it is given up", func(t *testing.T) {
		theirs, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(t.TempDir(), "s")})
		require.NoError(t, err)
		defer theirs.Close()
		file, err := theirs.File()
		require.NoError(t, err)
		defer file.Close()
		fd, err := unix.Dup(int(file.Fd()))
		require.NoError(t, err)
		listener, err := open_listener.OpenListener(&server.Options{Path: theirs.Addr().String(), Inherited: fd})
		require.NoError(t, err)
		require.Equal(t, &server.Listener{FD: fd, Path: theirs.Addr().String(), LockFD: -1}, listener)
		cleanup_socket.CleanupSocket(listener)
		require.Equal(t, -1, listener.FD)
		client, err := net.Dial("unix", theirs.Addr().String())
		require.NoError(t, err, "it is there")
		require.NoError(t, client.Close())
	})
}
