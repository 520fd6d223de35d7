package units_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/install"
	"rkllmd/cli/units"
	"rkllmd/cli/units/find_place"
	"rkllmd/cli/units/plan_files"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestPlanFiles(t *testing.T) {
	root, _ := cli_play_systemctl.CliPlaySystemctl(t)
	program := filepath.Join(t.TempDir(), "downloaded")
	code := filepath.Join(filepath.Dir(program), "libggml-cpu-x86-64-v3.so")
	for _, user := range []bool{false, true} {
		place, err := find_place.FindPlace(user, root)
		require.NoError(t, err)
		_, err = plan_files.PlanFiles(place, "/nowhere/rkllmd")
		require.ErrorContains(t, err, "/nowhere/rkllmd, which would be copied, cannot be read")
		require.NoError(t, os.WriteFile(program, []byte("P"), 0o600))
		require.NoError(t, os.WriteFile(code, []byte("C"), 0o600))
		files, err := plan_files.PlanFiles(place, program)
		require.NoError(t, err)
		texts := map[string]string{}
		for _, file := range files {
			texts[file.Path] = string(file.Text)
		}
		require.Equal(t, "P", texts[filepath.Join(place.Program, "rkllmd")])
		require.Equal(t, "C", texts[filepath.Join(place.Program, "libggml-cpu-x86-64-v3.so")])
		service := texts[filepath.Join(place.Units, "rkllmd.service")]
		if user {
			require.Len(t, files, 4)
			require.Contains(t, service,
				"\nExecStart=%h/.local/lib/rkllmd/rkllmd serve --config %E/rkllmd/rkllmd.conf\n")
			require.NotContains(t, service, "\nUser=")
			continue
		}
		require.Len(t, files, 5)
		require.Equal(t, install.Users, texts[place.Users])
		require.Contains(t, service,
			"\nExecStart=/usr/local/lib/rkllmd/rkllmd serve --config /etc/rkllmd/rkllmd.conf\n")
		require.NotContains(t, service, units.PackagedProgram)
		require.Contains(t, service, "\nUser=rkllmd\n")
	}
}
