package units_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/install_service"
	"rkllmd/cli/units/read_service"
	"rkllmd/tests/cli/cli_play_systemctl"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestReadService(t *testing.T) {
	root, played := cli_play_systemctl.CliPlaySystemctl(t)
	place, err := find_place.FindPlace(false, root)
	require.NoError(t, err)
	require.Nil(t, read_service.ReadService(place, time.Minute))
	program := filepath.Join(t.TempDir(), "rkllmd")
	require.NoError(t, os.WriteFile(program, nil, 0o700))
	require.NoError(t, install_service.InstallService(place, program))
	state := read_service.ReadService(place, time.Minute)
	require.Equal(t, units.ByInstall, state.By)
	require.Equal(t, "enabled", state.Socket.Enabled)
	require.Len(t, state.Problems, 1)
	require.Contains(t, state.Problems[0], "its daemon does not answer: no daemon listens on "+place.Socket)

	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.get_constants": {
		`{"jsonrpc":"2.0","id":ID,"result":{"library":{"name":"/l.so","version":"1.2.3","generation":"C"}}}`}})
	require.NoError(t, os.MkdirAll(filepath.Dir(place.Socket), 0o700))
	require.NoError(t, os.Symlink(path, place.Socket))
	state = read_service.ReadService(place, time.Minute)
	require.Empty(t, state.Problems)
	require.Equal(t, "1.2.3", state.Library.Version)

	require.NoError(t, os.WriteFile(filepath.Join(place.Program, units.RecordName), []byte("/etc/x\n"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(played, "fails"), []byte("show"), 0o600))
	state = read_service.ReadService(place, time.Minute)
	require.Equal(t, units.ByOthers, state.By)
	require.Len(t, state.Problems, 2)
	require.Contains(t, state.Problems[1], "played: no show")
	require.NoError(t, os.Remove(filepath.Join(place.Units, "rkllmd.service")))
	require.NoError(t, os.MkdirAll(place.Packaged[0], 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(place.Packaged[0], "rkllmd.service"), nil, 0o600))
	require.NoError(t, os.RemoveAll(place.Program))
	require.Equal(t, units.ByPackage, read_service.ReadService(place, time.Minute).By)
}
