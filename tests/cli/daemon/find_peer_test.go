package daemon_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/find_peer"
)

func TestFindPeer(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	defer listener.Close()
	conn, err := net.Dial("unix", path)
	require.NoError(t, err)
	require.Equal(t, os.Getuid(), find_peer.FindPeer(conn.(*net.UnixConn)))
	conn.Close()
	require.Equal(t, -1, find_peer.FindPeer(conn.(*net.UnixConn)))
}
