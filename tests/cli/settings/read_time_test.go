package settings_test

import (
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_time"
)

func TestReadTime(t *testing.T) {
	t.Setenv("TEST_TIME", "")
	for _, test := range []struct {
		text   string
		least  int64
		want   time.Duration
		reason string
	}{
		{"", 1, time.Minute, ""}, {"90s", 1, 90 * time.Second, ""}, {"0", 0, 0, ""},
		{"0", 1, 0, `--time (TEST_TIME) must be a time such as 30s or 2m, not "0"; see --help`},
		{"-1s", 0, 0, `--time (TEST_TIME) must be a time such as 30s or 2m, or 0 for none, not "-1s"; see --help`},
		{"90", 0, 0, `not "90"`}, {"soon", 1, 0, `not "soon"`},
	} {
		setting := cli.Setting{Flag: "time", Env: "TEST_TIME", Default: "1m", Min: test.least}
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{setting})
		if test.text != "" {
			require.NoError(t, command.ParseFlags([]string{"--time", test.text}))
		}
		got, err := read_time.ReadTime(command, setting)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			require.ErrorIs(t, err, cli.ErrUsage)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.want, got)
	}
}
