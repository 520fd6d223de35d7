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
	"rkllmd/cli/units/install_service"
	"rkllmd/cli/units/run_uninstall"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestRunUninstall(t *testing.T) {
	root, _ := cli_play_systemctl.CliPlaySystemctl(t)
	place, err := find_place.FindPlace(true, root)
	require.NoError(t, err)
	program := filepath.Join(t.TempDir(), "rkllmd")
	require.NoError(t, os.WriteFile(program, nil, 0o700))
	require.NoError(t, install_service.InstallService(place, program))
	var out bytes.Buffer
	command := &cobra.Command{}
	command.SetOut(&out)
	command.Flags().Bool("user", true, "")
	command.Flags().Bool("purge", false, "")
	require.ErrorIs(t, run_uninstall.RunUninstall(root)(command, []string{"x"}), cli.ErrUsage)
	require.NoError(t, run_uninstall.RunUninstall(root)(command, nil))
	require.Equal(t, "The service is removed. "+place.Config+" stays; --purge removes it.\n", out.String())
	require.NoDirExists(t, place.Program)
	require.ErrorContains(t, run_uninstall.RunUninstall(root)(command, nil), "has installed nothing here")
	require.NoError(t, command.ParseFlags([]string{"--purge"}))
	require.NoError(t, run_uninstall.RunUninstall(root)(command, nil))
	require.NoFileExists(t, place.Config)
}
