package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_aliases"
	"rkllmd/models"
)

func TestParseAliases(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	for text, reason := range map[string]string{
		"gpt-4o-mini=small": "", "*=small": "", "a=b=c": "",
		"gpt": `"gpt" must be another name and the name of a model`, "=small": "must be another name", "a=": "must be",
		" a=small": `the name " a" cannot be used`, "small=b": `"small" is the name of a model (--named-model) already`,
		"gpt=small": `"gpt" is an alias already`,
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags([]string{"--alias", "gpt=small", "--alias", text}))
		list, err := parse_aliases.ParseAliases(command, []cli.NamedModel{{Name: "small"}})
		if reason != "" {
			require.ErrorContains(t, err, "--alias (RKLLMD_ALIAS): ")
			require.ErrorContains(t, err, reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Len(t, list, 2)
		require.Equal(t, models.Alias{Name: "gpt", Model: "small"}, list[0])
	}
}
