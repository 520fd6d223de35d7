package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/bind_gateway"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestBindGateway(t *testing.T) {
	c := fleet_catalog.FleetCatalog(t)
	b, err := bind_gateway.BindGateway(c)()
	require.NoError(t, err)
	require.Equal(t, []any{"toy", "c"}, []any{b.Model.Name, c.Main})
	clear(c.Gateway.Members)
	clear(c.Served)
	_, err = bind_gateway.BindGateway(c)()
	require.ErrorIs(t, err, generation.ErrClosed)
}
