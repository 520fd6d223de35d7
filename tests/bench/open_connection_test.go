package bench_test

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/open_connection"
)

func TestOpenConnection(t *testing.T) {
	path := filepath.Join(t.TempDir(), "there.sock")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer listener.Close()

	fd, err := open_connection.OpenConnection(path)
	require.NoError(t, err)
	defer unix.Close(fd)
	_, err = unix.Write(fd, []byte("hello"))
	require.NoError(t, err)
	accepted, err := listener.Accept()
	require.NoError(t, err)
	defer accepted.Close()
	buffer := make([]byte, 5)
	_, err = accepted.Read(buffer)
	require.NoError(t, err)
	require.Equal(t, "hello", string(buffer))

	_, err = open_connection.OpenConnection(path + "x")
	require.ErrorIs(t, err, unix.ENOENT)
	require.ErrorContains(t, err, path+"x")
}
