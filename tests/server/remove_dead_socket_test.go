package server_test

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/remove_dead_socket"
)

func TestRemoveDeadSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	t.Run("nothing there", func(t *testing.T) {
		require.NoError(t, remove_dead_socket.RemoveDeadSocket(path, server.DefaultSetting))
	})
	t.Run("alive, then dead", func(t *testing.T) {
		listener, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
		require.NoError(t, err)
		listener.SetUnlinkOnClose(false)
		require.EqualError(t, remove_dead_socket.RemoveDeadSocket(path, server.DefaultSetting), fmt.Sprintf(
			"process %d serves %s already: stop it, or choose another path with --socket (RKLLM_UDS_PATH)", os.Getpid(),
			path))
		require.FileExists(t, path)
		require.NoError(t, listener.Close())
		require.NoError(t, remove_dead_socket.RemoveDeadSocket(path, server.DefaultSetting))
		require.NoFileExists(t, path)
	})
	t.Run("a socket of another kind, in use", func(t *testing.T) {
		other, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: path, Net: "unixgram"})
		require.NoError(t, err)
		defer other.Close()
		require.ErrorContains(t, remove_dead_socket.RemoveDeadSocket(path, server.DefaultSetting),
			"cannot tell whether somebody serves "+path)
		require.FileExists(t, path)
	})
	t.Run("no socket", func(t *testing.T) {
		for name, make := range map[string]error{
			"file":      os.WriteFile(path+"file", []byte("precious"), 0o600),
			"directory": os.Mkdir(path+"directory", 0o700),
			"link":      os.Symlink(path, path+"link"),
		} {
			require.NoError(t, make)
			require.ErrorContains(t, remove_dead_socket.RemoveDeadSocket(path+name, server.DefaultSetting), path+name+
				" exists and is not a socket: it is left as it is")
			_, err := os.Lstat(path + name)
			require.NoError(t, err)
		}
	})
}
