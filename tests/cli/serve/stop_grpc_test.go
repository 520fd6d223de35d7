package serve_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/stop_grpc"
	"rkllmd/server"
	"rkllmd/server/open_address"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestStopGRPC(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	kakeya_session.KakeyaSession(t, s.Client, 1)
	table, path := s.Host.Tables[0], filepath.Join(t.TempDir(), "s")
	listener, file, err := open_address.OpenAddress(server.Address{Unix: path}, "--grpc")
	require.NoError(t, err)
	stop_grpc.StopGRPC(s.Host, grpc.NewServer(), &serve.Clients{}, listener, file)() // before anybody served it
	_, err = listener.Accept()
	require.ErrorIs(t, err, net.ErrClosed)
	require.True(t, table.Closed)
	left, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	require.Empty(t, left)
}
