// Package fleet_open opens a gateway in the process of a test.
package fleet_open

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/catalog/create_fleet_backend"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/close_gateway"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/fleet/wire/open_bus"
	"rkllmd/generation"
)

// FleetOpen opens the gateway g1, waits until it knows so many members, all of one class, and returns the backend over
// them.
func FleetOpen(t testing.TB, url string, members int) (*gateway.Gateway, *generation.Backend) {
	t.Helper()
	bus, err := open_bus.OpenBus(fleet.Options{URL: url, Name: "g1"})
	require.NoError(t, err)
	t.Cleanup(bus.Close)
	g, err := open_gateway.OpenGateway(bus, "g1")
	require.NoError(t, err)
	t.Cleanup(func() { close_gateway.CloseGateway(g) })
	class := ""
	require.Eventually(t, func() bool {
		g.Mu.Lock()
		defer g.Mu.Unlock()
		for _, m := range g.Members {
			class = m.Class
		}
		return len(g.Members) >= members
	}, 2*time.Minute, 20*time.Millisecond)
	b, err := create_fleet_backend.CreateFleetBackend(g, class)
	require.NoError(t, err)
	return g, b
}
