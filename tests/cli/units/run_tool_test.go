package units_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units/run_tool"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestRunTool(t *testing.T) {
	_, played := cli_play_systemctl.CliPlaySystemctl(t)
	text, err := run_tool.RunTool([]string{"systemctl", "--user"}, "show", "x")
	require.NoError(t, err)
	require.Contains(t, text, "Id=rkllmd.socket\n")
	require.NoError(t, os.WriteFile(filepath.Join(played, "fails"), []byte("enable"), 0o600))
	_, err = run_tool.RunTool([]string{"systemctl"}, "enable", "x")
	require.EqualError(t, err, "systemctl enable x says: played: no enable x")
	_, err = run_tool.RunTool([]string{"false"})
	require.EqualError(t, err, "false has failed: exit status 1")
	_, err = run_tool.RunTool([]string{"no-such-program"}, "x")
	require.ErrorContains(t, err, "no-such-program is not there, so systemd cannot be asked")
}
