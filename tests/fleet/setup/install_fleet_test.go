package setup_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/install_fleet"
)

func TestInstallFleet(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "fleet")
	o := setup.Options{Folder: folder, Host: "hub", Port: 4222, Machines: []setup.Machine{
		{Name: "a", Role: setup.Members}, {Name: "g", Role: setup.Gateways}}}
	first, err := install_fleet.InstallFleet(o)
	require.NoError(t, err)
	require.Len(t, first, 2)
	authority, err := os.ReadFile(filepath.Join(folder, setup.AuthorityFile))
	require.NoError(t, err)
	o.Machines = []setup.Machine{{Name: "b", Role: setup.Members}}
	second, err := install_fleet.InstallFleet(o)
	require.NoError(t, err)
	require.Len(t, second, 3)
	require.Equal(t, first[0], second[0], "its key stays")
	text, err := os.ReadFile(filepath.Join(folder, setup.ServerFolder, setup.ServerConfig))
	require.NoError(t, err)
	for _, m := range second {
		require.Contains(t, string(text), m.Public)
		trusted, err := os.ReadFile(filepath.Join(folder, m.Role, m.Name, setup.AuthorityFile))
		require.NoError(t, err)
		require.Equal(t, authority, trusted)
	}
	require.NoError(t, filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		info, statErr := os.Stat(path)
		require.NoError(t, statErr)
		require.Zero(t, info.Mode()&0o077, path)
		return err
	}))
	o.Machines = []setup.Machine{{Name: "a", Role: setup.Gateways}}
	_, err = install_fleet.InstallFleet(o)
	require.EqualError(t, err, `"a" is among the members and among the gateways: a name is of one machine in one role`)
	o.Folder = filepath.Join(folder, setup.AuthorityFile, "x")
	_, err = install_fleet.InstallFleet(o)
	require.Error(t, err)
}
