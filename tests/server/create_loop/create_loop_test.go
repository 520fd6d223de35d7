package create_loop_test

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/create_loop"
	"rkllmd/server/destroy_loop"
)

func TestCreateLoop(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	t.Run("defaults", func(t *testing.T) {
		l, err := create_loop.CreateLoop(server.Options{Path: path}, nil)
		require.NoError(t, err)
		defer destroy_loop.DestroyLoop(l)
		require.Equal(t, server.Options{Path: path, MaxClients: 128, MaxClientsPerUser: 128, MaxMessageBytes: 16 << 20, MaxPendingBytes: 8 << 20}, l.Options)
		client, err := net.Dial("unix", path)
		require.NoError(t, err)
		require.NoError(t, client.Close())

		_, err = create_loop.CreateLoop(server.Options{Path: path}, nil)
		require.ErrorContains(t, err, "another rkllmd")
	})
	t.Run("what is given stays", func(t *testing.T) {
		options := server.Options{Path: path, MaxClients: 5, MaxClientsPerUser: 2, MaxMessageBytes: 1000, MaxPendingBytes: 2000, AllowAnyUser: true}
		l, err := create_loop.CreateLoop(options, nil)
		require.NoError(t, err)
		defer destroy_loop.DestroyLoop(l)
		require.Equal(t, options, l.Options)
	})
	t.Run("more clients than the system has descriptors", func(t *testing.T) {
		_, err := create_loop.CreateLoop(server.Options{Path: path, MaxClients: 1 << 30}, nil)
		require.ErrorContains(t, err, "1073741824 clients need")
		require.NoFileExists(t, path+".lock")
	})
}
