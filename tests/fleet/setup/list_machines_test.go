package setup_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/list_machines"
)

func TestListMachines(t *testing.T) {
	folder := t.TempDir()
	machines, err := list_machines.ListMachines(folder)
	require.NoError(t, err)
	require.Empty(t, machines)
	for _, path := range []string{"members/b", "members/a", "gateways/g", "other/x"} {
		require.NoError(t, os.MkdirAll(filepath.Join(folder, path), 0o700))
	}
	machines, err = list_machines.ListMachines(folder)
	require.NoError(t, err)
	var names []string
	for _, m := range machines {
		names = append(names, m.Role+" "+m.Name)
		require.NotEmpty(t, m.Public)
	}
	require.Equal(t, []string{"members a", "members b", "gateways g"}, names)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "members/a", setup.KeyFile), []byte("x"), 0o600))
	_, err = list_machines.ListMachines(folder)
	require.ErrorContains(t, err, "members/a/nkey holds no seed")
}
