package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/catalog/find_class"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestFindClass(t *testing.T) {
	g := fleet_catalog.FleetCatalog(t).Gateway
	_, absent := find_class.FindClass(g, "other")
	require.ErrorIs(t, absent, generation.ErrClosed)
	require.ErrorContains(t, absent, "no member of the fleet says what it serves")
	class, err := find_class.FindClass(g, "c")
	require.NoError(t, err)
	require.Equal(t, []any{"toy", 4}, []any{class.Model.Name, class.Capabilities.Sequences})
	g.Members["m1"].Model = "a toy"
	class, err = find_class.FindClass(g, "c")
	require.NoError(t, err)
	require.Equal(t, "a toy", class.Model.Name, "the first one of two names")
	_, err = find_class.FindClass(g, "")
	require.ErrorContains(t, err, "no member of the fleet is there")
}
