package units_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/install_service"
	"rkllmd/cli/units/remove_service"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestRemoveService(t *testing.T) {
	root, played := cli_play_systemctl.CliPlaySystemctl(t)
	place, err := find_place.FindPlace(false, root)
	require.NoError(t, err)
	require.ErrorContains(t, remove_service.RemoveService(place, false),
		"rkllmd service install has installed nothing here")
	program := filepath.Join(t.TempDir(), "rkllmd")
	require.NoError(t, os.WriteFile(program, nil, 0o700))
	require.NoError(t, install_service.InstallService(place, program))
	drop := filepath.Join(place.Units, "rkllmd.service.d", "mine.conf")
	model := filepath.Join(place.State, "models", "m.gguf")
	for _, path := range []string{drop, model} {
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
		require.NoError(t, os.WriteFile(path, nil, 0o600))
	}
	require.NoError(t, os.WriteFile(filepath.Join(played, "fails"), []byte("disable"), 0o600))
	require.ErrorContains(t, remove_service.RemoveService(place, true), "nothing was removed")
	require.FileExists(t, model)
	require.NoError(t, os.Remove(filepath.Join(played, "fails")))
	require.NoError(t, os.Remove(filepath.Join(played, "calls")))

	require.NoError(t, remove_service.RemoveService(place, false))
	calls, err := os.ReadFile(filepath.Join(played, "calls"))
	require.NoError(t, err)
	require.Equal(t, "systemctl disable --now rkllmd.socket rkllmd.service\n"+
		"systemctl reset-failed rkllmd.socket rkllmd.service\nsystemctl daemon-reload\n", string(calls))
	require.NoDirExists(t, place.Program)
	require.NoFileExists(t, filepath.Join(place.Units, "rkllmd.service"))
	require.NoFileExists(t, place.Users)
	for _, path := range []string{drop, model, place.Config} {
		require.FileExists(t, path)
	}
	require.NoError(t, remove_service.RemoveService(place, true), "afterwards too")
	require.NoDirExists(t, place.State)
	require.NoFileExists(t, place.Config)
	require.FileExists(t, drop)
	require.NoError(t, os.MkdirAll(place.Packaged[0], 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(place.Packaged[0], "rkllmd.service"), nil, 0o600))
	require.ErrorContains(t, remove_service.RemoveService(place, true), "remove the package")
}
