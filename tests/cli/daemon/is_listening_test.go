package daemon_test

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/is_listening"
)

func TestIsListening(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	require.False(t, is_listening.IsListening(path))
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	require.True(t, is_listening.IsListening(path))
	listener.(*net.UnixListener).SetUnlinkOnClose(false)
	listener.Close()
	require.FileExists(t, path)
	require.False(t, is_listening.IsListening(path), "the socket of a dead daemon")
}
