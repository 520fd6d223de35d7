package serve_test

import (
	"crypto/tls"
	"net"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/serve_http"
	"rkllmd/faces/rest/handle_health"
	"rkllmd/tests/support/terminal/cli_certificate"
)

func TestServeHTTP(t *testing.T) {
	for _, encrypted := range []bool{false, true} {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		require.NoError(t, err)
		s := &serve.HTTPServer{Listener: listener, Server: &http.Server{Handler: http.HandlerFunc(
			handle_health.HandleHealth)}}
		scheme := "http://"
		if encrypted {
			pair, err := tls.LoadX509KeyPair(cli_certificate.CliCertificate(t))
			require.NoError(t, err)
			s.TLS, scheme = &tls.Config{Certificates: []tls.Certificate{pair}}, "https://"
		}
		ended := make(chan error, 1)
		go func() { ended <- serve_http.ServeHTTP(s)() }()
		client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true},
			DisableKeepAlives: true}}
		answer, err := client.Get(scheme + listener.Addr().String())
		require.NoError(t, err)
		require.Equal(t, 200, answer.StatusCode)
		require.NoError(t, answer.Body.Close())
		require.NoError(t, s.Server.Close())
		require.NoError(t, <-ended, "it was stopped")
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	require.NoError(t, listener.Close())
	require.Error(t, serve_http.ServeHTTP(&serve.HTTPServer{Listener: listener, Server: &http.Server{}})(),
		"it has failed")
}
