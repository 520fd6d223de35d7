package dial_unix_test

import (
	"context"
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/dial_unix"
)

func TestDialUnix(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer listener.Close()
	conn, err := dial_unix.DialUnix(path)(context.Background(), "tcp", "example.org:80")
	require.NoError(t, err)
	defer conn.Close()
	require.Equal(t, path, conn.RemoteAddr().String())
	_, err = dial_unix.DialUnix(path+"x")(context.Background(), "tcp", "example.org:80")
	require.ErrorContains(t, err, "no such file")
}
