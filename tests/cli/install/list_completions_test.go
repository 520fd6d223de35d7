package install_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/install/list_completions"
	"rkllmd/cli/settings/add_setting_flags"
)

func TestListCompletions(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("RKLLMD_MODELS", folder)
	require.NoError(t, os.WriteFile(filepath.Join(folder, "Small-Q8_0.gguf"), []byte("GGUF"), 0o600))
	for name, want := range map[string]cobra.ShellCompDirective{"run": cobra.ShellCompDirectiveDefault,
		"rm": cobra.ShellCompDirectiveNoFileComp, "show": cobra.ShellCompDirectiveNoFileComp} {
		command := &cobra.Command{Use: name}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingModels})
		names, directive := list_completions.ListCompletions(command, nil, "")
		require.Equal(t, want, directive)
		require.True(t, strings.HasPrefix(strings.Join(names, "\n"), "Small-Q8_0\t"), "%q", names)
		again, _ := list_completions.ListCompletions(command, []string{"x"}, "")
		require.Equal(t, name == "rm", len(again) > 0, "rm takes several")
	}
}
