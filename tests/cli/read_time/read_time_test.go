package read_time_test

import (
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/add_setting_flags"
	"rkllmd/cli/read_time"
)

func TestReadTime(t *testing.T) {
	t.Setenv(cli.SettingHTTPGrace.Env, "")
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingHTTPGrace})
	length, err := read_time.ReadTime(command, cli.SettingHTTPGrace)
	require.NoError(t, err)
	require.Equal(t, 15*time.Second, length)
	t.Setenv(cli.SettingHTTPGrace.Env, "2m")
	length, err = read_time.ReadTime(command, cli.SettingHTTPGrace)
	require.NoError(t, err)
	require.Equal(t, 2*time.Minute, length)
	for _, wrong := range []string{"5", "-1s", "soon"} {
		require.NoError(t, command.ParseFlags([]string{"--http-grace", wrong}))
		_, err = read_time.ReadTime(command, cli.SettingHTTPGrace)
		require.ErrorContains(t, err, `--http-grace (RKLLMD_HTTP_GRACE) must be a time such as 30s or 2m, or 0 for none, not "`+wrong+`"`)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
}
