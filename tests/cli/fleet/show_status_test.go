package fleet_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/show_status"
)

func TestShowStatus(t *testing.T) {
	out, gateways := &bytes.Buffer{}, []fleet.GatewayStatus{{Name: "g1", Waiting: 2}, {Name: "g2"}}
	require.NoError(t, show_status.ShowStatus(out, fleet.Status{Members: []fleet.MemberStatus{{Name: "m", Model: "toy",
		Class: "0123456789", Places: 4, Free: 3, Running: 1, Draining: true}}, Gateways: gateways}))
	require.Equal(t, "MEMBER  MODEL  CLASS     PLACES  FREE  RUNNING  STATE\n"+
		"m       toy    01234567  4       3     1        draining\n"+
		"GATEWAY  WAITING\ng1       2\ng2       0\n", out.String())
	out.Reset()
	err := show_status.ShowStatus(out, fleet.Status{Gateways: gateways})
	require.ErrorContains(t, err, "no member of the fleet is there")
	require.Contains(t, out.String(), "g1 ", "the gateways are shown")
}
