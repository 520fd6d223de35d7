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
	"rkllmd/server/open_address"
)

func TestOpenAddress(t *testing.T) {
	t.Run("TCP", func(t *testing.T) {
		listener, file, err := open_address.OpenAddress(server.Address{Host: "127.0.0.1:0", Loopback: true}, "--http")
		require.NoError(t, err)
		defer listener.Close()
		require.Nil(t, file)
		_, _, err = open_address.OpenAddress(server.Address{Host: listener.Addr().String()}, "--http")
		require.ErrorContains(t, err, "--http: cannot listen on "+listener.Addr().String()+": another program does")
	})
	t.Run("a Unix socket", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "s")
		listener, file, err := open_address.OpenAddress(server.Address{Unix: path}, "--grpc")
		require.NoError(t, err)
		info, err := os.Stat(path)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
		_, _, err = open_address.OpenAddress(server.Address{Unix: path}, "--grpc")
		require.ErrorContains(t, err, path, "it is taken")

		client, err := net.Dial("unix", path)
		require.NoError(t, err)
		defer client.Close()
		conn, err := listener.Accept()
		require.NoError(t, err)
		_, err = conn.Write([]byte("hello"))
		require.NoError(t, err)
		require.NoError(t, conn.Close())
		got := make([]byte, 5)
		_, err = client.Read(got)
		require.NoError(t, err)
		require.Equal(t, "hello", string(got))

		require.NoError(t, listener.Close())
		cleanup_socket.CleanupSocket(file)
		left, err := os.ReadDir(filepath.Dir(path))
		require.NoError(t, err)
		require.Empty(t, left)
		_, _, err = open_address.OpenAddress(server.Address{Unix: filepath.Join(path, "no", "x")}, "--grpc")
		require.ErrorContains(t, err, "--grpc")
	})
	t.Run("sockets that the service manager has made", func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "s")
		for _, a := range []server.Address{{Unix: path}, {Host: "127.0.0.1:0"}} {
			theirs, file, err := open_address.OpenAddress(a, "--http")
			require.NoError(t, err)
			defer theirs.Close()
			duplicate, err := theirs.(interface{ File() (*os.File, error) }).File()
			require.NoError(t, err)
			defer duplicate.Close()
			a.Inherited, err = unix.Dup(int(duplicate.Fd()))
			require.NoError(t, err)
			listener, none, err := open_address.OpenAddress(a, "--http")
			require.NoError(t, err)
			require.Nil(t, none)
			require.NoError(t, listener.Close())
			if file != nil {
				require.FileExists(t, path, "it stays")
				cleanup_socket.CleanupSocket(file)
			}
		}
	})
}
