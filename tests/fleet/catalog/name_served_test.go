package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/catalog/name_served"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestNameServed(t *testing.T) {
	g := fleet_catalog.FleetCatalog(t).Gateway
	require.Equal(t, "toy", name_served.NameServed(g, "c"))
	g.Members["m1"].Model = "a"
	require.Equal(t, "a", name_served.NameServed(g, "c"))
	g.Members["m1"].Model = ""
	require.Equal(t, "toy", name_served.NameServed(g, "c"))
	require.Empty(t, name_served.NameServed(g, "d"))
}
