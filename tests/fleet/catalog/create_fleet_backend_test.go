package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/catalog/create_fleet_backend"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestCreateFleetBackend(t *testing.T) {
	g := fleet_catalog.FleetCatalog(t).Gateway
	b, err := create_fleet_backend.CreateFleetBackend(g, "c")
	require.NoError(t, err)
	require.Equal(t, []any{"the fleet", "toy", 4}, []any{b.Name, b.Model.Name, b.Capabilities.Sequences})
	for _, function := range []any{b.Start, b.Abort, b.Pause, b.Resume, b.Modify, b.Render, b.Tokenize, b.Detokenize,
		b.Embed, b.Release, b.Stats, b.CopyState, b.RestoreState, b.Check,
		b.Close} {
		require.NotNil(t, function)
	}
	require.Nil(t, b.Write, "its members do not write prompts as text")
	require.Nil(t, b.Elsewhere)
	_, err = create_fleet_backend.CreateFleetBackend(g, "")
	require.ErrorIs(t, err, generation.ErrClosed)
	g.Spill = &generation.Backend{Name: "a server"}
	spill, err := create_fleet_backend.CreateFleetBackend(g, "")
	require.NoError(t, err)
	require.Equal(t, "a server", spill.Name)
	b, err = create_fleet_backend.CreateFleetBackend(g, "c")
	require.NoError(t, err)
	for _, backend := range []*generation.Backend{b, spill} {
		require.NotNil(t, backend.Elsewhere)
		backend.Close() // what goes on there goes on
	}
}
