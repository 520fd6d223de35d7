package server_test

import (
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
}
