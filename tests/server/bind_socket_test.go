package server_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server/bind_socket"
	"rkllmd/server/create_socket"
)

func TestBindSocket(t *testing.T) {
	for _, mode := range []os.FileMode{0o600, 0o666} {
		t.Run(mode.String(), func(t *testing.T) {
			fd, err := create_socket.CreateSocket()
			require.NoError(t, err)
			defer unix.Close(fd)
			path := filepath.Join(t.TempDir(), "s")
			require.NoError(t, bind_socket.BindSocket(fd, path, mode))
			info, err := os.Lstat(path)
			require.NoError(t, err)
			require.Equal(t, fs.ModeSocket|mode, info.Mode())
		})
	}
	t.Run("never more than asked for, whatever the umask", func(t *testing.T) {
		before := unix.Umask(0)
		defer unix.Umask(before)
		fd, err := create_socket.CreateSocket()
		require.NoError(t, err)
		defer unix.Close(fd)
		path := filepath.Join(t.TempDir(), "s")
		require.NoError(t, unix.Fchmod(fd, 0o600))
		require.NoError(t, unix.Bind(fd, &unix.SockaddrUnix{Name: path}))
		info, err := os.Lstat(path)
		require.NoError(t, err)
		require.Equal(t, fs.ModeSocket|0o600, info.Mode(), "what the kernel does with the mode of an unbound socket")
	})
	t.Run("taken", func(t *testing.T) {
		fd, err := create_socket.CreateSocket()
		require.NoError(t, err)
		defer unix.Close(fd)
		path := filepath.Join(t.TempDir(), "s")
		require.NoError(t, os.WriteFile(path, nil, 0o640))
		require.EqualError(t, bind_socket.BindSocket(fd, path, 0o600), "cannot make the socket "+path+
			": address already in use")
		info, err := os.Lstat(path)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o640), info.Mode())
	})
}
