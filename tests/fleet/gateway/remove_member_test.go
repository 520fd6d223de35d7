package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway/choose_member"
	"rkllmd/fleet/gateway/remove_member"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestRemoveMember(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	require.Equal(t, "m1", choose_member.ChooseMember(g, "c", "").Member)
	remove_member.RemoveMember(g, "m1")
	require.Len(t, g.Members, 1)
	require.Equal(t, "m2", choose_member.ChooseMember(g, "c", "").Member)
	remove_member.RemoveMember(g, "m1") // nobody
	require.Len(t, g.Members, 1)
}
