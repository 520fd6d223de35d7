package server_test

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
)

func TestCreateLoop(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	t.Run("defaults", func(t *testing.T) {
		l, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: path}})
		require.NoError(t, err)
		defer close_loop.CloseLoop(l)
		require.Equal(t, server.Options{Path: path, Setting: server.DefaultSetting, MaxClients: 128,
			MaxClientsPerUser: 128, MaxMessageBytes: 16 << 20, MaxPendingBytes: 8 << 20,
			TimeoutSetting: server.DefaultTimeoutSetting}, l.Faces[0].Options)
		client, err := net.Dial("unix", path)
		require.NoError(t, err)
		require.NoError(t, client.Close())

		_, err = create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: path}})
		require.ErrorContains(t, err, "another rkllmd")
	})
	t.Run("what is given stays", func(t *testing.T) {
		options := server.Options{Path: path, Setting: "--other-socket", MaxClients: 5, MaxClientsPerUser: 2,
			MaxMessageBytes: 1000, MaxPendingBytes: 2000, AllowAnyUser: true, TimeoutSetting: "--other-timeout"}
		l, err := create_loop.CreateLoop(nil, &server.Face{Options: options})
		require.NoError(t, err)
		defer close_loop.CloseLoop(l)
		require.Equal(t, options, l.Faces[0].Options)
	})
	t.Run("several faces", func(t *testing.T) {
		other := filepath.Join(t.TempDir(), "o")
		l, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: path}},
			&server.Face{Options: server.Options{Path: other}})
		require.NoError(t, err)
		defer close_loop.CloseLoop(l)
		for _, path := range []string{path, other} {
			client, err := net.Dial("unix", path)
			require.NoError(t, err)
			require.NoError(t, client.Close())
		}
		_, err = create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: path + "2"}},
			&server.Face{Options: server.Options{Path: other, Setting: "--other-socket"}})
		require.ErrorContains(t, err, "choose another path with --other-socket")
		require.NoFileExists(t, path+"2", "nothing is left behind")
		require.NoFileExists(t, path+"2.lock")
	})
	t.Run("more clients than the system has descriptors", func(t *testing.T) {
		_, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: path, MaxClients: 1 << 30}})
		require.ErrorContains(t, err, "1073741824 clients need")
		require.NoFileExists(t, path+".lock")
	})
}
