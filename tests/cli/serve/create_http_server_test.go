package serve_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/create_http_server"
	"rkllmd/faces/web"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestCreateHTTPServer(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Metrics, host.Generate = http.NotFoundHandler(), http.NotFoundHandler()
	s := &serve.HTTPServer{}
	create_http_server.CreateHTTPServer(s, host)
	defer s.Cancel()
	require.Equal(t, web.HeaderTime, s.Server.ReadHeaderTimeout)
	require.Equal(t, web.IdleTime, s.Server.IdleTimeout)
	require.Equal(t, web.HeaderTime+web.BodyTime, s.Server.ReadTimeout)
	require.Equal(t, web.WriteTime, s.Server.WriteTimeout)
	require.Equal(t, web.MaxHeaderBytes, s.Server.MaxHeaderBytes)
	require.Equal(t, 200, web_ask.WebAsk(s.Server.Handler, "GET", "/healthz", "").Code)
	s.Server.ConnState(nil, http.StateNew)
	require.Equal(t, int64(1), host.Connections.Load())
	ctx := s.Server.BaseContext(nil)
	s.Cancel()
	require.Error(t, ctx.Err(), "all requests are cancelled")
}
