package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/find_fleet_model"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/tests/cli/fleet/next_store"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestFindFleetModel(t *testing.T) {
	c := fleet_catalog.FleetCatalog(t)
	find := find_fleet_model.FindFleetModel(c, next_store.NextStore())
	for name, path := range map[string]string{"toy": "fleet:c", "other": "/here", "": "/here"} {
		found, err := find(name)
		require.NoError(t, err)
		require.Equal(t, models.Found{Name: name, Path: path}, found)
	}
	found, err := find_fleet_model.FindFleetModel(c, models.Store{})("other")
	require.NoError(t, err)
	require.Empty(t, found.Path)
	c.Gateway.Spill = &generation.Backend{Model: generation.ModelInfo{Name: "cloud"}}
	found, err = find("cloud")
	require.NoError(t, err)
	require.Equal(t, models.Found{Name: "cloud", Path: "fleet:"}, found)
}
