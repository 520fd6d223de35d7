package serve_test

import (
	"net"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve/serve_metrics"
)

func TestServeMetrics(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	server := &http.Server{Handler: http.NotFoundHandler()}
	served := make(chan error)
	go func() { served <- serve_metrics.ServeMetrics(server, listener)() }()
	response, err := http.Get("http://" + listener.Addr().String())
	require.NoError(t, err)
	response.Body.Close()
	require.Equal(t, http.StatusNotFound, response.StatusCode)
	require.NoError(t, server.Close())
	require.NoError(t, <-served, "it was stopped in order")

	require.ErrorIs(t, serve_metrics.ServeMetrics(&http.Server{}, listener)(), net.ErrClosed)
}
