package units_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/list_services"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestListServices(t *testing.T) {
	root, _ := cli_play_systemctl.CliPlaySystemctl(t)
	require.NotNil(t, list_services.ListServices(root, time.Minute), "a list in JSON")
	require.Empty(t, list_services.ListServices(root, time.Minute))
	for _, user := range []bool{false, true} {
		place, err := find_place.FindPlace(user, root)
		require.NoError(t, err)
		require.NoError(t, os.MkdirAll(place.Units, 0o700))
		require.NoError(t, os.WriteFile(filepath.Join(place.Units, "rkllmd.service"), nil, 0o600))
	}
	states := list_services.ListServices(root, time.Minute)
	require.Len(t, states, 2)
	require.Equal(t, units.ScopeSystem, states[0].Scope)
	require.Equal(t, units.ScopeUser, states[1].Scope)
	require.Equal(t, units.ByOthers, states[1].By)
}
