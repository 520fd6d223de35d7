package create_http_server_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/create_http_server"
	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_host"
	"rkllmd/web"
)

func TestCreateHTTPServer(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Metrics, host.Generate = http.NotFoundHandler(), http.NotFoundHandler()
	s := &cli.HTTPServer{}
	create_http_server.CreateHTTPServer(s, host)
	defer s.Cancel()
	require.Equal(t, web.HeaderTime, s.Server.ReadHeaderTimeout)
	require.Equal(t, web.IdleTime, s.Server.IdleTimeout)
	require.Equal(t, web.MaxHeaderBytes, s.Server.MaxHeaderBytes)
	require.Equal(t, 200, web_ask.WebAsk(s.Server.Handler, "GET", "/healthz", "").Code)
	s.Server.ConnState(nil, http.StateNew)
	require.Equal(t, int64(1), host.Connections.Load())
	ctx := s.Server.BaseContext(nil)
	s.Cancel()
	require.Error(t, ctx.Err(), "all requests are cancelled")
}
