package units_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/install_service"
	"rkllmd/cli/units/read_record"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestInstallService(t *testing.T) {
	root, played := cli_play_systemctl.CliPlaySystemctl(t)
	place, err := find_place.FindPlace(false, root)
	require.NoError(t, err)
	program := filepath.Join(t.TempDir(), "rkllmd")
	require.NoError(t, os.WriteFile(program, []byte("first"), 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(played, "fails"), []byte("enable"), 0o600))
	require.ErrorContains(t, install_service.InstallService(place, program), "played: no enable --now rkllmd.socket")
	require.NoError(t, os.Remove(filepath.Join(played, "fails")))
	require.NoError(t, os.Remove(filepath.Join(played, "calls")))
	require.NoError(t, os.WriteFile(place.Config, []byte("http = 127.0.0.1:1\n"), 0o600))
	require.NoError(t, os.WriteFile(program, []byte("second"), 0o700))
	require.NoError(t, install_service.InstallService(place, program), "what was begun is done again")
	calls, err := os.ReadFile(filepath.Join(played, "calls"))
	require.NoError(t, err)
	require.Equal(t, "systemctl show --property=Version\nsystemd-sysusers "+place.Users+"\nsystemctl daemon-reload\n"+
		"systemctl enable --now rkllmd.socket\nsystemctl try-restart rkllmd.service\n", string(calls))
	text, err := os.ReadFile(place.Config)
	require.NoError(t, err)
	require.Equal(t, "http = 127.0.0.1:1\n", string(text), "the configuration stays")
	copied, err := os.ReadFile(filepath.Join(place.Program, "rkllmd"))
	require.NoError(t, err)
	require.Equal(t, "second", string(copied))
	record, err := read_record.ReadRecord(place)
	require.NoError(t, err)
	for _, path := range record {
		require.FileExists(t, path)
	}
	require.Len(t, record, 4, strings.Join(record, "\n"))
	require.NoError(t, os.RemoveAll(place.Booted))
	require.ErrorContains(t, install_service.InstallService(place, program), "systemd does not run here")
}
