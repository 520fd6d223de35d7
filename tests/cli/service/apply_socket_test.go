package service_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/service/apply_socket"
	"rkllmd/server"
)

func TestApplySocket(t *testing.T) {
	var settings cli.Settings
	near := server.Address{Unix: "/s", Loopback: true, Inherited: 5}
	for _, name := range []string{"rpc", "uma", "swarm", "grpc", "http", "metrics"} {
		require.NoError(t, apply_socket.ApplySocket(&settings, name, near, "a socket"))
	}
	want := cli.Settings{Server: server.Options{Path: "/s", Inherited: 5},
		UMA:   cli.UMASettings{Path: "/s", Inherited: 5},
		Swarm: cli.SwarmSettings{Path: "/s", Inherited: 5}, GRPC: cli.GRPCSettings{Address: &near},
		HTTP: cli.HTTPSettings{Address: &near}, Network: cli.NetworkSettings{Metrics: &near},
		Library: cli.LibraryChoice{ExactHere: cli.GRPCSetting}}
	require.Equal(t, want, settings)

	far := server.Address{Host: "0.0.0.0:80", Inherited: 5}
	err := apply_socket.ApplySocket(&settings, "http", far, "a socket")
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "a socket, and other machines can reach 0.0.0.0:80, so clients must show a token")
	settings.Network.Token = "x"
	require.NoError(t, apply_socket.ApplySocket(&settings, "http", far, "a socket"))
	require.ErrorContains(t, apply_socket.ApplySocket(&settings, "grpc", far, "a socket"), "--tls-cert")
}
