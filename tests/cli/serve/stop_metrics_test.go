package serve_test

import (
	"net"
	"net/http"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/serve_metrics"
	"rkllmd/cli/serve/stop_metrics"
	"rkllmd/server"
	"rkllmd/server/open_address"
)

func TestStopMetrics(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	for _, address := range []server.Address{{Host: "127.0.0.1:0"}, {Unix: path}} {
		listener, file, err := open_address.OpenAddress(address, "--metrics")
		require.NoError(t, err)
		httpServer := &http.Server{}
		served := make(chan error)
		go func() { served <- serve_metrics.ServeMetrics(httpServer, listener)() }()
		conn, err := net.Dial(listener.Addr().Network(), listener.Addr().String())
		require.NoError(t, err)
		defer conn.Close()
		stop_metrics.StopMetrics(httpServer, listener, file)()
		require.NoError(t, <-served)
		_, err = net.Dial(listener.Addr().Network(), listener.Addr().String())
		require.Error(t, err)
	}

	listener, file, err := open_address.OpenAddress(server.Address{Unix: path}, "--metrics")
	require.NoError(t, err)
	stop_metrics.StopMetrics(&http.Server{}, listener, file)() // before anybody served it
	_, err = listener.Accept()
	require.ErrorIs(t, err, net.ErrClosed)
	left, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	require.Empty(t, left)
}
