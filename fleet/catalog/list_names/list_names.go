// Package list_names lists the models of the fleet.
package list_names

import (
	"maps"
	"slices"
	"time"

	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/get_class"
)

// ListNames returns the names of the models that the fleet has now (get_class), in their order.
//
// **Runs on:** any thread. **Holds:** Catalog.Mu and Gateway.Mu, for moments.
func ListNames(c *catalog.Catalog, now time.Time) (names []string) {
	known := map[string]bool{}
	c.Mu.Lock()
	for name := range c.Served {
		known[name] = true
	}
	c.Gateway.Mu.Lock()
	for _, m := range c.Gateway.Members {
		known[m.Model] = true
	}
	c.Gateway.Mu.Unlock()
	c.Mu.Unlock()
	for _, name := range slices.Sorted(maps.Keys(known)) {
		if name != "" && get_class.GetClass(c, name, now) != "" {
			names = append(names, name)
		}
	}
	return names
}
