package units_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/units"
	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/install_service"
	"rkllmd/cli/units/run_status"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/cli/cli_play_systemctl"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestRunStatus(t *testing.T) {
	t.Setenv("LD_LIBRARY_PATH", "")
	root, _ := cli_play_systemctl.CliPlaySystemctl(t)
	full := cli_embedded.CliEmbedded()
	var out bytes.Buffer
	command := &cobra.Command{}
	command.SetOut(&out)
	require.ErrorIs(t, run_status.RunStatus(full, root)(command, []string{"x"}), cli.ErrUsage)
	require.ErrorIs(t, run_status.RunStatus(full, root)(command, nil), cli.ErrProblems)
	require.Contains(t, out.String(), "No service is installed: sudo rkllmd service install")
	place, err := find_place.FindPlace(true, root)
	require.NoError(t, err)
	program := filepath.Join(t.TempDir(), "rkllmd")
	require.NoError(t, os.WriteFile(program, nil, 0o700))
	require.NoError(t, install_service.InstallService(place, program))
	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.get_constants": {
		`{"jsonrpc":"2.0","id":ID,"result":{"library":{"name":"/l.so","version":"1.2.3","generation":"C"}}}`}})
	require.NoError(t, os.MkdirAll(filepath.Dir(place.Socket), 0o700))
	require.NoError(t, os.Symlink(path, place.Socket))
	out.Reset()
	require.NoError(t, run_status.RunStatus(full, root)(command, nil))
	require.Equal(t, "The service of this user, installed by rkllmd service install ("+filepath.Join(place.Units,
		"rkllmd.service")+"); starts for its first client; runs; answers at "+place.Socket+": /l.so, version 1.2.3.\n",
		out.String())
	out.Reset()
	require.ErrorIs(t, run_status.RunStatus(cli.Embedded{}, root)(command, nil), cli.ErrProblems)
	require.Contains(t, out.String(), "\n  it fails at its next start, because this program has no embedded runtime")

	command.Flags().Bool("json", true, "")
	out.Reset()
	require.NoError(t, run_status.RunStatus(full, root)(command, nil))
	var report map[string]any
	require.NoError(t, json.Unmarshal(out.Bytes(), &report), out.String())
	require.EqualValues(t, 0, report["problems"])
	service := report["services"].([]any)[0].(map[string]any)
	require.Equal(t, []any{"user", units.ByInstall, place.Socket, "1.2.3", "enabled", []any{}}, []any{service["scope"],
		service["installed_by"], service["socket"], service["library"].(map[string]any)["version"],
		service["socket_unit"].(map[string]any)["enabled"], service["problems"]})
	out.Reset()
	require.ErrorIs(t, run_status.RunStatus(full, t.TempDir())(command, nil), cli.ErrProblems)
	require.JSONEq(t, `{"services": [], "problems": 0}`, out.String())
}
