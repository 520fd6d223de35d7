package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/serve_catalog"
	"rkllmd/generation"
	"rkllmd/models/close_table"
	"rkllmd/models/open_stay"
	"rkllmd/models/wait_for_backend"
	"rkllmd/tests/support/fleet/fleet_catalog"
)

func TestServeCatalog(t *testing.T) {
	part := &fleet.Part{Gateway: fleet_catalog.FleetCatalog(t).Gateway, Closed: make(chan struct{})}
	defer close(part.Closed)
	loader := &cli.Loader{Hub: &generation.Hub{}}
	serve_catalog.ServeCatalog(part, cli.NamedSettings{Most: 3}, loader)
	require.Equal(t, 3, loader.Table.Options.Most)
	require.NotNil(t, loader.Hub.Make)
	part.Gateway.Mu.Lock()
	part.Gateway.Members["m1"].Model = "b" // of the same class
	part.Gateway.Mu.Unlock()
	stay, err := open_stay.OpenStay(loader.Table, loader.Hub, "toy")
	require.NoError(t, err)
	b, err := wait_for_backend.WaitForBackend(t.Context(), stay)
	require.NoError(t, err)
	require.Equal(t, "toy", b.Model.Name)
	_, err = open_stay.OpenStay(loader.Table, loader.Hub, "other")
	require.ErrorIs(t, err, generation.ErrNotFound)
	close_table.CloseTable(loader.Table)
}
