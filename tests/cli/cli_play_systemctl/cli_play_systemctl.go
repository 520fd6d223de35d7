// Package cli_play_systemctl stands in for systemd.
package cli_play_systemctl

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/cli/cli_write_machine"
	"rkllmd/tests/support/project/project_path"
)

// CliPlaySystemctl has programs of this process find a script in the place of systemctl, and returns a folder that is
// "/" of a machine on which systemd runs, and one in which the script notes its calls (calls), finds what to answer to
// show (show), and which calls are to fail (fails).
func CliPlaySystemctl(t *testing.T) (root, played string) {
	t.Helper()
	root = cli_write_machine.CliWriteMachine(t, map[string]string{"run/systemd/system/x": ""})
	played = t.TempDir()
	t.Setenv("PLAYED", played)
	t.Setenv("HOME", "/home/x")
	t.Setenv("XDG_CONFIG_HOME", "")
	t.Setenv("XDG_RUNTIME_DIR", "/run/user/7")
	t.Setenv("PATH", project_path.ProjectPath(t, "tests/cli/cli_play_systemctl")+":"+os.Getenv("PATH"))
	require.NoError(t, os.WriteFile(filepath.Join(played, "show"), []byte(`Id=rkllmd.service
UnitFileState=disabled
ActiveState=inactive
Result=success
FragmentPath=

Id=rkllmd.socket
UnitFileState=enabled
ActiveState=active
Result=success
FragmentPath=
`), 0o600))
	return root, played
}
