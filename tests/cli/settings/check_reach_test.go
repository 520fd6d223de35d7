package settings_test

import (
	"crypto/tls"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/check_reach"
	"rkllmd/server"
)

func TestCheckReach(t *testing.T) {
	near, far := server.Address{Host: "127.0.0.1:1", Loopback: true}, server.Address{Host: "0.0.0.0:1"}
	token, both := cli.NetworkSettings{Token: "x"}, cli.NetworkSettings{Token: "x", TLS: &tls.Config{}}
	require.NoError(t, check_reach.CheckReach(near, "--grpc", cli.NetworkSettings{}, true))
	require.NoError(t, check_reach.CheckReach(far, "--grpc", token, false))
	require.NoError(t, check_reach.CheckReach(far, "--grpc", both, true))
	err := check_reach.CheckReach(far, "--grpc is open", cli.NetworkSettings{}, true)
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "--grpc is open, so clients must show a token: give --token-file")
	err = check_reach.CheckReach(far, "--grpc is open", token, true)
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "--tls-cert")
}
