package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/bind_gateway"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestBindGateway(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	_, err := bind_gateway.BindGateway(g)()
	require.ErrorIs(t, err, generation.ErrClosed)
}
