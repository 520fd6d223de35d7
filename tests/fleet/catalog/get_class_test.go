package catalog_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/catalog"
	"rkllmd/fleet/catalog/get_class"
	"rkllmd/fleet/gateway"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestGetClass(t *testing.T) {
	c, now := fleet_catalog.FleetCatalog(t), time.Now()
	members := c.Gateway.Members
	for _, name := range []string{"", "toy"} {
		require.Equal(t, "c", get_class.GetClass(c, name, now))
	}
	require.Empty(t, get_class.GetClass(c, "other", now))
	require.Len(t, c.Served, 2)
	for _, name := range []string{"m3", "m4", "m5"} {
		members[name] = &gateway.Member{Announcement: fleet.Announcement{Member: name, Class: "d", Model: "toy"}}
	}
	require.Equal(t, "c", get_class.GetClass(c, "toy", now), "it may be for a moment")
	now = now.Add(catalog.SettleTime)
	require.Equal(t, "c", get_class.GetClass(c, "toy", now))
	require.Equal(t, "d", get_class.GetClass(c, "toy", now.Add(1)), "it has more members for long enough")
	delete(members, "m3")
	delete(members, "m4")
	delete(members, "m5")
	require.Equal(t, "c", get_class.GetClass(c, "toy", now), "the other one is gone")
	clear(members)
	require.Equal(t, "c", get_class.GetClass(c, "toy", now.Add(time.Second)), "they may come back")
	require.Empty(t, get_class.GetClass(c, "toy", now.Add(fleet.KeepTime+1)))
	require.NotContains(t, c.Served, "toy")
}
