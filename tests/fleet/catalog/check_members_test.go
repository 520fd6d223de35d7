package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/catalog/check_members"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestCheckMembers(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	check := check_members.CheckMembers(g, "c")
	require.NoError(t, check())
	away := check_members.CheckMembers(g, "d")
	require.ErrorIs(t, away(), generation.ErrClosed)
	g.Mu.Lock()
	g.Members["m1"].Draining, g.Members["m2"].Draining = true, true
	g.Mu.Unlock()
	require.ErrorContains(t, check(), "no member of the fleet has the model now, or those that have it are being "+
		"drained")
	g.Spill = &generation.Backend{}
	require.NoError(t, check(), "the upstream server takes what comes")
	other, _ := fleet_gateway.FleetGateway(t, "x")
	g.Spill.Check = check_members.CheckMembers(other, "d")
	require.ErrorIs(t, check(), generation.ErrClosed, "that is not there either")
	g.Mu.Lock()
	g.Members["m2"].Draining = false
	g.Mu.Unlock()
	require.NoError(t, check())
	g.Spill = nil
	g.Bus.Close()
	require.ErrorContains(t, check(), "the connection to NATS is lost")
}
