package install_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/install/bind_words"
	"rkllmd/cli/settings/add_setting_flags"
)

func TestBindWords(t *testing.T) {
	command := &cobra.Command{Use: "serve"}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingLogLevel, cli.SettingModels, cli.SettingHTTP})
	command.Flags().VisitAll(bind_words.BindWords(command))
	list, found := command.GetFlagCompletionFunc("log-level")
	require.True(t, found)
	words, directive := list(command, nil, "")
	require.Equal(t, []cobra.Completion{"debug", "info", "warn", "error"}, words)
	require.Equal(t, cobra.ShellCompDirectiveNoFileComp, directive)
	require.Contains(t, command.Flags().Lookup("models").Annotations, cobra.BashCompSubdirsInDir)
	_, found = command.GetFlagCompletionFunc("http")
	require.False(t, found)
}
