package serve_test

import (
	"crypto/tls"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/cli"
	"rkllmd/cli/serve/create_grpc_front"
	"rkllmd/faces/exposition"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/server"
	"rkllmd/tests/support/terminal/cli_certificate"
)

func TestCreateGRPCFront(t *testing.T) {
	cert, key := cli_certificate.CliCertificate(t)
	pair, err := tls.LoadX509KeyPair(cert, key)
	require.NoError(t, err)
	socket, trust := filepath.Join(t.TempDir(), "s"), &tls.Config{InsecureSkipVerify: true}
	for _, test := range []struct {
		name    string
		address server.Address
		network cli.NetworkSettings
		client  kakeya_client.Options
		want    codes.Code
	}{
		{"TCP", server.Address{Host: "127.0.0.1:0"}, cli.NetworkSettings{}, kakeya_client.Options{},
			codes.FailedPrecondition},
		{"Unix", server.Address{Unix: socket}, cli.NetworkSettings{}, kakeya_client.Options{},
			codes.FailedPrecondition},
		{"TLS", server.Address{Host: "127.0.0.1:0"}, cli.NetworkSettings{Token: "secret",
			TLS: &tls.Config{Certificates: []tls.Certificate{pair}}},
			kakeya_client.Options{Token: "secret", TLS: trust}, codes.FailedPrecondition},
		{"no token", server.Address{Host: "127.0.0.1:0"}, cli.NetworkSettings{Token: "secret",
			TLS: &tls.Config{Certificates: []tls.Certificate{pair}}},
			kakeya_client.Options{TLS: trust}, codes.Unauthenticated},
		{"no TLS", server.Address{Host: "127.0.0.1:0"},
			cli.NetworkSettings{TLS: &tls.Config{Certificates: []tls.Certificate{pair}}},
			kakeya_client.Options{}, codes.Unavailable},
	} {
		t.Run(test.name, func(t *testing.T) {
			settings := cli.Settings{GRPC: cli.GRPCSettings{Address: &test.address}, Network: test.network,
				Server: server.Options{MaxClients: 3}}
			front, err := create_grpc_front.CreateGRPCFront(settings, &generation.Hub{}, nil, &exposition.Registry{})
			require.NoError(t, err)
			served := make(chan error)
			go func() { served <- front.Serve() }()
			client, err := open_client.OpenClient(front.Address, test.client)
			require.NoError(t, err)
			defer client.Conn.Close()
			_, err = create_session.CreateSession(t.Context(), client, &kakeyav1.CreateSessionRequest{})
			require.Equal(t, test.want, status.Code(err), "%v", err)
			settings.GRPC.Address = &server.Address{Host: front.Address, Unix: test.address.Unix}
			_, err = create_grpc_front.CreateGRPCFront(settings, &generation.Hub{}, nil, &exposition.Registry{})
			require.ErrorContains(t, err, "--grpc (RKLLMD_GRPC)", "the address is taken")
			front.Stop()
			require.NoError(t, <-served)
		})
	}
	require.NoFileExists(t, socket)
}
