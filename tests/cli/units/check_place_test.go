package units_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units/check_place"
	"rkllmd/cli/units/find_place"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestCheckPlace(t *testing.T) {
	root, played := cli_play_systemctl.CliPlaySystemctl(t)
	place, err := find_place.FindPlace(false, root)
	require.NoError(t, err)
	require.NoError(t, check_place.CheckPlace(place, nil))
	mine, err := find_place.FindPlace(true, root)
	require.NoError(t, err)
	require.NoError(t, check_place.CheckPlace(mine, nil))
	fails := filepath.Join(played, "fails")
	require.NoError(t, os.WriteFile(fails, []byte("Version"), 0o600))
	require.EqualError(t, check_place.CheckPlace(place, nil), "systemd cannot be asked, systemctl show "+
		"--property=Version says: played: no show --property=Version")
	require.ErrorContains(t, check_place.CheckPlace(mine, nil), "log in as the user whose service it is to be")
	require.NoError(t, os.Remove(fails))
	own := filepath.Join(place.Units, "rkllmd.socket")
	require.NoError(t, os.MkdirAll(place.Units, 0o700))
	require.NoError(t, os.WriteFile(own, nil, 0o600))
	require.NoError(t, check_place.CheckPlace(place, []string{own}))
	require.ErrorContains(t, check_place.CheckPlace(place, nil), own+" is there, and rkllmd service install has not")
	require.NoError(t, os.MkdirAll(place.Packaged[1], 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(place.Packaged[1], "rkllmd.service"), nil, 0o600))
	require.ErrorContains(t, check_place.CheckPlace(place, []string{own}), "a package has brought the service already")
	require.NoError(t, os.RemoveAll(place.Booted))
	require.ErrorContains(t, check_place.CheckPlace(place, nil), "systemd does not run here")
}
