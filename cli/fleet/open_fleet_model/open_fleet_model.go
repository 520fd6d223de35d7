// Package open_fleet_model opens a model that members compute.
package open_fleet_model

import (
	"rkllmd/fleet/catalog/create_fleet_backend"
	"rkllmd/fleet/gateway"
	"rkllmd/generation"
)

// OpenFleetModel returns Model.Open of the model of that class: nothing is loaded. Such a model never goes by itself.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func OpenFleetModel(g *gateway.Gateway, class string) func(func(float32) bool, func()) (*generation.Backend, error) {
	return func(func(float32) bool, func()) (*generation.Backend, error) {
		return create_fleet_backend.CreateFleetBackend(g, class)
	}
}
