package units_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/units"
	"rkllmd/cli/units/find_place"
)

func TestFindPlace(t *testing.T) {
	t.Setenv("HOME", "/home/x")
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("XDG_RUNTIME_DIR", "/run/user/7")
	place, err := find_place.FindPlace(false, "/")
	require.NoError(t, err)
	require.Equal(t, cli.ServiceSocket, place.Socket)
	require.Equal(t, "/etc/rkllmd/rkllmd.conf", place.Config)
	require.Contains(t, place.Packaged, "/usr/lib/systemd/system")
	place, err = find_place.FindPlace(true, "/r")
	require.NoError(t, err)
	require.Equal(t, units.Place{Scope: units.ScopeUser, Systemctl: []string{"systemctl", "--user"},
		Booted: "/r/run/systemd/system", Units: "/r/home/x/.config/systemd/user",
		Program: "/r/home/x/.local/lib/rkllmd", Config: "/r/home/x/.config/rkllmd/rkllmd.conf",
		Socket: filepath.Join("/r/run/user/7", cli.UserServiceSocket)}, place)
	t.Setenv("HOME", "")
	_, err = find_place.FindPlace(true, "/")
	require.ErrorContains(t, err, "set HOME")
}
