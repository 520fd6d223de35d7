// Package create_fleet_model makes a model that members compute.
package create_fleet_model

import (
	"strings"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/open_fleet_model"
	fleet_gateway "rkllmd/fleet/gateway"
	"rkllmd/models"
)

// CreateFleetModel returns models.Store.Create over g: what find_fleet_model has found is computed by the members of
// its class, and takes no memory here; everything else is next's.
//
// **Runs on:** any thread. What it returns runs on any thread.
func CreateFleetModel(g *fleet_gateway.Gateway, next models.Store) func(models.Found, int) *models.Model {
	return func(found models.Found, number int) *models.Model {
		class, own := strings.CutPrefix(found.Path, fleet.PathPrefix)
		if !own {
			return next.Create(found, number)
		}
		return &models.Model{Name: found.Name, Path: found.Path, Open: open_fleet_model.OpenFleetModel(g, class)}
	}
}
