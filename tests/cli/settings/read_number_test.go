package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_number"
)

func TestReadNumber(t *testing.T) {
	count := cli.Setting{Flag: "count", Env: "TEST_COUNT", Default: "7", Kind: cli.KindNumber, Min: 1, Max: 100}
	size := cli.Setting{Flag: "size", Env: "TEST_SIZE", Default: "2MiB", Kind: cli.KindSize, Min: 1024, Max: 1 << 30}
	for _, test := range []struct {
		setting cli.Setting
		text    string
		want    int
	}{
		{count, "", 7}, {count, "1", 1}, {count, "100", 100},
		{size, "", 2 << 20}, {size, "1024", 1024}, {size, "64KiB", 64 << 10}, {size, "1GiB", 1 << 30},
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{test.setting})
		t.Setenv(test.setting.Env, test.text)
		number, err := read_number.ReadNumber(command, test.setting)
		require.NoError(t, err)
		require.Equal(t, test.want, number, test.text)
	}
	for _, test := range []struct {
		setting cli.Setting
		text    string
	}{
		{count, "0"}, {count, "101"}, {count, "-1"}, {count, "1.5"}, {count, "many"}, {count, "99999999999999999999"},
		{count, " 7"},
		{count, "1KiB"}, {size, "1023"}, {size, "2GiB"}, {size, "1KB"}, {size, "KiB"}, {size, "1e6"},
		{size, "4294967296KiB"},
	} {
		t.Run("refuses "+test.text, func(t *testing.T) {
			command := &cobra.Command{}
			add_setting_flags.AddSettingFlags(command, []cli.Setting{test.setting})
			require.NoError(t, command.ParseFlags([]string{"--" + test.setting.Flag + "=" + test.text}))
			_, err := read_number.ReadNumber(command, test.setting)
			require.ErrorIs(t, err, cli.ErrUsage)
			for _, part := range []string{"--" + test.setting.Flag, test.setting.Env, `"` + test.text + `"`, "from"} {
				require.ErrorContains(t, err, part)
			}
		})
	}
}
