// Package bind_gateway has the fleet serve as a model.
package bind_gateway

import (
	"time"

	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/create_fleet_backend"
	"rkllmd/fleet/catalog/get_class"
	"rkllmd/generation"
)

// BindGateway returns Hub.Make for who names no model: over the class that c serves to him.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait, and holds Catalog.Mu for moments. Errors:
// create_fleet_backend's.
func BindGateway(c *catalog.Catalog) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) {
		class := get_class.GetClass(c, "", time.Now())
		b, err := create_fleet_backend.CreateFleetBackend(c.Gateway, class)
		if err == nil {
			c.Mu.Lock()
			c.Main = class
			c.Mu.Unlock()
		}
		return b, err
	}
}
