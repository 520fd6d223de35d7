package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/open_fleet_model"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestOpenFleetModel(t *testing.T) {
	g := fleet_catalog.FleetCatalog(t).Gateway
	b, err := open_fleet_model.OpenFleetModel(g, "c")(nil, nil)
	require.NoError(t, err)
	require.Equal(t, "toy", b.Model.Name)
	_, err = open_fleet_model.OpenFleetModel(g, "gone")(nil, nil)
	require.ErrorIs(t, err, generation.ErrClosed)
}
