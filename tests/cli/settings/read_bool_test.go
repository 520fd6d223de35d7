package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_bool"
)

func TestReadBool(t *testing.T) {
	setting := cli.Setting{Flag: "quick", Env: "TEST_QUICK", Default: "false", Kind: cli.KindBool}
	for _, row := range []struct {
		env  string
		args []string
		want bool
	}{
		{"", nil, false}, {"1", nil, true}, {"true", nil, true}, {"0", nil, false},
		{"", []string{"--quick"}, true}, {"true", []string{"--quick=false"}, false},
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{setting})
		require.NoError(t, command.ParseFlags(row.args))
		t.Setenv("TEST_QUICK", row.env)
		got, err := read_bool.ReadBool(command, setting)
		require.NoError(t, err)
		require.Equal(t, row.want, got, row)
	}
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{setting})
	t.Setenv("TEST_QUICK", "yes")
	_, err := read_bool.ReadBool(command, setting)
	require.EqualError(t, err, `TEST_QUICK (--quick) must be true or false, not "yes"; see --help`)
	require.ErrorIs(t, err, cli.ErrUsage)
}
