package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/create_fleet_model"
	"rkllmd/models"
	"rkllmd/tests/cli/fleet/next_store"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestCreateFleetModel(t *testing.T) {
	create := create_fleet_model.CreateFleetModel(fleet_catalog.FleetCatalog(t).Gateway, next_store.NextStore())
	require.Equal(t, &models.Model{Name: "a", Path: "/a", Number: 1}, create(models.Found{Name: "a", Path: "/a"}, 1))
	model := create(models.Found{Name: "toy", Path: "fleet:c"}, 2)
	require.Equal(t, []string{"toy", "fleet:c"}, []string{model.Name, model.Path})
	require.Nil(t, model.Plan, "it takes no memory here")
	_, err := model.Open(nil, nil)
	require.NoError(t, err)
}
