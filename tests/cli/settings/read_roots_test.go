package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_roots"
)

func TestReadRoots(t *testing.T) {
	folder, err := filepath.EvalSymlinks(t.TempDir())
	require.NoError(t, err)
	require.NoError(t, os.Mkdir(folder+"/models", 0o755))
	require.NoError(t, os.Symlink("models", folder+"/link"))
	require.NoError(t, os.Symlink("circle", folder+"/circle"))
	require.NoError(t, os.WriteFile(folder+"/file", nil, 0o644))
	t.Chdir(folder)
	for _, test := range []struct {
		args   []string
		want   []string
		reason string
	}{
		{args: nil},
		{args: []string{"--allowed-root", folder}, want: []string{folder}},
		{args: []string{"--allowed-root", "link", "--allowed-root", "./models/"}, want: []string{folder + "/models",
			folder + "/models"}},
		{args: []string{"--allowed-root", "missing"}, reason: `"missing" cannot be used: no such file or directory`},
		{args: []string{"--allowed-root", "circle"},
			reason: `"circle" cannot be used: its symbolic links lead in a circle; let them end at a file`},
		{args: []string{"--allowed-root", "file"}, reason: `"file" is none`},
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingAllowedRoot})
		require.NoError(t, command.ParseFlags(test.args))
		roots, err := read_roots.ReadRoots(command, cli.SettingAllowedRoot)
		if test.reason != "" {
			require.ErrorIs(t, err, cli.ErrUsage)
			require.ErrorContains(t, err, "--allowed-root (RKLLMD_ALLOWED_ROOT)")
			require.ErrorContains(t, err, test.reason)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.want, roots)
	}
}
