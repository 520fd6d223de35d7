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
	setting := cli.Setting{Flag: "wait", Env: "TEST_WAIT", Default: "30s"}
	for text, want := range map[string]time.Duration{"": 30 * time.Second, "0": 0, "1m30s": 90 * time.Second, "1ms": time.Millisecond} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{setting})
		t.Setenv("TEST_WAIT", text)
		got, err := read_time.ReadTime(command, setting)
		require.NoError(t, err)
		require.Equal(t, want, got, text)
	}
	for _, text := range []string{"30", "-1s", "soon", "1e9s", " 1s"} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, []cli.Setting{setting})
		require.NoError(t, command.ParseFlags([]string{"--wait=" + text}))
		_, err := read_time.ReadTime(command, setting)
		require.ErrorIs(t, err, cli.ErrUsage, text)
		require.ErrorContains(t, err, "--wait (TEST_WAIT) must be a time such as 30s or 2m, or 0 for none, not \""+text+`"`)
	}
}
