// Package find_fleet_model finds a model of the fleet by its name.
package find_fleet_model

import (
	"time"

	"rkllmd/cli/fleet"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/get_class"
	"rkllmd/models"
)

// FindFleetModel returns models.Store.Find over c: a model whose path tells its class, so that one of another class is
// another model; without one, it is the upstream server's of that name. What the fleet does not have is looked for in
// next.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. Errors: next's.
func FindFleetModel(c *catalog.Catalog, next models.Store) func(name string) (models.Found, error) {
	return func(name string) (models.Found, error) {
		if class := get_class.GetClass(c, name, time.Now()); name != "" && class != "" {
			return models.Found{Name: name, Path: fleet.PathPrefix + class}, nil
		}
		if spill := c.Gateway.Spill; spill != nil && name == spill.Model.Name {
			return models.Found{Name: name, Path: fleet.PathPrefix}, nil
		}
		if next.Find == nil {
			return models.Found{}, nil
		}
		return next.Find(name)
	}
}
