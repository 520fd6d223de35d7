package units_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/run_install"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestRunInstall(t *testing.T) {
	root, played := cli_play_systemctl.CliPlaySystemctl(t)
	var out bytes.Buffer
	command := &cobra.Command{}
	command.SetOut(&out)
	command.Flags().Bool("user", false, "")
	program := filepath.Join(t.TempDir(), "downloaded")
	require.NoError(t, os.WriteFile(program, nil, 0o700))
	run := run_install.RunInstall(root, func() (string, error) { return program, nil })
	require.ErrorIs(t, run(command, []string{"x"}), cli.ErrUsage)
	require.NoError(t, command.ParseFlags([]string{"--user"}))
	require.NoError(t, run(command, nil))
	place, err := find_place.FindPlace(true, root)
	require.NoError(t, err)
	require.FileExists(t, filepath.Join(place.Program, "rkllmd"))
	require.Contains(t, out.String(), "its settings stand in "+place.Config+".\n")
	require.Contains(t, out.String(), "systemctl --user enable --now rkllmd.service\n")
	require.Contains(t, out.String(), "loginctl enable-linger")
	calls, err := os.ReadFile(filepath.Join(played, "calls"))
	require.NoError(t, err)
	require.Equal(t, "systemctl --user show --property=Version\nsystemctl --user daemon-reload\n"+
		"systemctl --user enable --now rkllmd.socket\n"+
		"systemctl --user try-restart rkllmd.service\n", string(calls))
}
