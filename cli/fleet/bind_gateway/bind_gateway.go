// Package bind_gateway makes the backend of a gateway when it is asked for.
package bind_gateway

import (
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/create_fleet_backend"
	"rkllmd/generation"
)

// BindGateway returns Hub.Make over g.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. Errors: create_fleet_backend's.
func BindGateway(g *gateway.Gateway) func() (*generation.Backend, error) {
	return func() (*generation.Backend, error) { return create_fleet_backend.CreateFleetBackend(g) }
}
