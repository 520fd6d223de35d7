package serve_test

import (
	"bufio"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/serve/create_metrics_front"
	"rkllmd/cli/serve/create_registry"
	"rkllmd/server"
	"rkllmd/tests/cli/serve/metrics_crowd"
	"rkllmd/tests/support/terminal/cli_certificate"
)

func TestCreateMetricsFront(t *testing.T) {
	cert, key := cli_certificate.CliCertificate(t)
	pair, err := tls.LoadX509KeyPair(cert, key)
	require.NoError(t, err)
	socket := filepath.Join(t.TempDir(), "s")
	for _, test := range []struct {
		name    string
		network cli.NetworkSettings
	}{
		{"TCP", cli.NetworkSettings{Metrics: &server.Address{Host: "127.0.0.1:0"}}},
		{"Unix", cli.NetworkSettings{Metrics: &server.Address{Unix: socket}}},
		{"TLS", cli.NetworkSettings{Metrics: &server.Address{Host: "127.0.0.1:0"}, Token: "0123456789abcdef",
			TLS: &tls.Config{Certificates: []tls.Certificate{pair}}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			front, err := create_metrics_front.CreateMetricsFront(test.network, create_registry.CreateRegistry())
			require.NoError(t, err)
			served := make(chan error)
			go func() { served <- front.Serve() }()
			kind, address := "tcp", front.Address
			if test.name == "Unix" {
				require.Equal(t, "unix://"+socket, front.Address)
				kind, address = "unix", socket
			}
			for _, step := range []struct {
				path, token string
				want        int
			}{{"/metrics", "0123456789abcdef", 200}, {"/", "0123456789abcdef", 404}, {"/metrics", "wrong", 200}} {
				if test.network.Token != "" && step.token == "wrong" {
					step.want = 401
				}
				conn, err := net.Dial(kind, address)
				require.NoError(t, err)
				if test.network.TLS != nil {
					conn = tls.Client(conn, &tls.Config{InsecureSkipVerify: true})
				}
				fmt.Fprintf(conn, "GET %s HTTP/1.0\r\nAuthorization: Bearer %s\r\n\r\n", step.path, step.token)
				response, err := http.ReadResponse(bufio.NewReader(conn), nil)
				require.NoError(t, err)
				text, err := io.ReadAll(response.Body)
				require.NoError(t, err)
				require.NoError(t, conn.Close())
				require.Equal(t, step.want, response.StatusCode, string(text))
				require.Equal(t, step.want == 200, strings.Contains(string(text), "\ngo_goroutines "), string(text))
			}
			metrics_crowd.MetricsCrowd(t, kind, address)
			_, err = create_metrics_front.CreateMetricsFront(cli.NetworkSettings{Metrics: &server.Address{
				Host: front.Address, Unix: test.network.Metrics.Unix}}, nil)
			require.ErrorContains(t, err, "--metrics (RKLLMD_METRICS)", "the address is taken")
			front.Stop()
			require.NoError(t, <-served)
		})
	}
}
