package daemon_test

import (
	"context"
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/open_unix_socket"
)

func TestOpenUnixSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer listener.Close()
	conn, err := open_unix_socket.OpenUnixSocket(path)(context.Background(), "tcp", "example.org:80")
	require.NoError(t, err)
	defer conn.Close()
	require.Equal(t, path, conn.RemoteAddr().String())
	_, err = open_unix_socket.OpenUnixSocket(path+"x")(context.Background(), "tcp", "example.org:80")
	require.ErrorContains(t, err, "no such file")
}
