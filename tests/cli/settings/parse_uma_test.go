package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_uma"
)

func TestParseUMA(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	for _, test := range []struct {
		args []string
		want cli.UMASettings
	}{
		{nil, cli.UMASettings{}}, {[]string{"--uma-socket", "s"}, cli.UMASettings{Path: "s"}},
		{[]string{"--uma-socket", "s", "--uma-protocol", "newline"}, cli.UMASettings{Path: "s", Newline: true}},
	} {
		command, settings := &cobra.Command{}, cli.Settings{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		require.NoError(t, parse_uma.ParseUMA(command, &settings))
		require.Equal(t, test.want, settings.UMA)
	}
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	require.NoError(t, command.ParseFlags([]string{"--uma-protocol", "http"}))
	require.ErrorContains(t, parse_uma.ParseUMA(command, &cli.Settings{}),
		`--uma-protocol (RKLLMD_UMA_PROTOCOL) must be json or newline, not "http"`)
}
