package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_log"
	"rkllmd/utils"
)

func TestParseLog(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	for _, test := range []struct {
		args   []string
		level  utils.Level
		format string
		reason string
	}{
		{level: utils.LevelInfo, format: "text"}, {args: []string{"--log-level", "warn", "--log-format", "json"},
			level: utils.LevelWarn, format: "json"},
		{args: []string{"--log-level", "loud"},
			reason: `--log-level (RKLLMD_LOG_LEVEL) must be debug, info, warn or error, not "loud"`},
		{args: []string{"--log-format", "xml"},
			reason: `--log-format (RKLLMD_LOG_FORMAT) must be text or json, not "xml"`},
	} {
		command, settings := &cobra.Command{}, cli.Settings{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		err := parse_log.ParseLog(command, &settings)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.level, settings.LogLevel)
		require.Equal(t, test.format, settings.LogFormat)
	}
}
