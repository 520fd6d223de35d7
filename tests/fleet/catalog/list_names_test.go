package catalog_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/catalog/list_names"
	"rkllmd/fleet/gateway"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestListNames(t *testing.T) {
	c := fleet_catalog.FleetCatalog(t)
	c.Gateway.Members["m3"] = &gateway.Member{Announcement: fleet.Announcement{Class: "d", Model: "other"}}
	c.Gateway.Members["m4"] = &gateway.Member{}
	require.Equal(t, []string{"other", "toy"}, list_names.ListNames(c, time.Now()))
	clear(c.Gateway.Members)
	require.Equal(t, []string{"other", "toy"}, list_names.ListNames(c, time.Now()))
	require.Empty(t, list_names.ListNames(c, time.Now().Add(time.Hour)))
	require.Empty(t, c.Served)
}
