package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/list_fleet_models"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/tests/cli/fleet/next_store"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestListFleetModels(t *testing.T) {
	c, here := fleet_catalog.FleetCatalog(t), models.Found{Name: "a", Path: "/a"}
	toy := models.Found{Name: "toy", Path: "fleet:c"}
	require.Equal(t, []models.Found{toy}, list_fleet_models.ListFleetModels(c, models.Store{})())
	require.Equal(t, []models.Found{toy, here}, list_fleet_models.ListFleetModels(c, next_store.NextStore())())
	c.Gateway.Spill = &generation.Backend{Model: generation.ModelInfo{Name: "cloud"}}
	cloud := models.Found{Name: "cloud", Path: "fleet:"}
	require.Equal(t, []models.Found{toy, cloud, here},
		list_fleet_models.ListFleetModels(c, next_store.NextStore())())
	c.Gateway.Spill.Model.Name = "toy"
	require.Equal(t, []models.Found{toy}, list_fleet_models.ListFleetModels(c, models.Store{})(), "the fleet has it")
}
