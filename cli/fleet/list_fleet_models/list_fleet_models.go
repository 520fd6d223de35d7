// Package list_fleet_models lists the models of the fleet.
package list_fleet_models

import (
	"time"

	"rkllmd/cli/fleet"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/get_class"
	"rkllmd/fleet/catalog/list_names"
	"rkllmd/models"
)

// ListFleetModels returns models.Store.List over c, with the upstream server's model, and behind it that of next.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func ListFleetModels(c *catalog.Catalog, next models.Store) func() []models.Found {
	return func() (list []models.Found) {
		now := time.Now()
		for _, name := range list_names.ListNames(c, now) {
			list = append(list, models.Found{Name: name, Path: fleet.PathPrefix + get_class.GetClass(c, name, now)})
		}
		if spill := c.Gateway.Spill; spill != nil && get_class.GetClass(c, spill.Model.Name, now) == "" {
			list = append(list, models.Found{Name: spill.Model.Name, Path: fleet.PathPrefix})
		}
		if next.List != nil {
			list = append(list, next.List()...)
		}
		return list
	}
}
