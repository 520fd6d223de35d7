package parse_swarm_test

import (
	"os"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/add_setting_flags"
	"rkllmd/cli/parse_swarm"
)

func TestParseSwarm(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	machine, err := os.Hostname()
	require.NoError(t, err)
	for _, test := range []struct {
		args []string
		want cli.SwarmSettings
	}{
		{nil, cli.SwarmSettings{HostName: machine, Timeout: 30 * time.Second}},
		{[]string{"--swarm-socket", "s", "--swarm-name", "box", "--swarm-timeout", "0"}, cli.SwarmSettings{Path: "s", HostName: "box"}},
	} {
		command, settings := &cobra.Command{}, cli.Settings{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		require.NoError(t, parse_swarm.ParseSwarm(command, &settings))
		require.Equal(t, test.want, settings.Swarm)
	}
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	require.NoError(t, command.ParseFlags([]string{"--swarm-timeout", "-1s"}))
	require.ErrorContains(t, parse_swarm.ParseSwarm(command, &cli.Settings{}), `--swarm-timeout (RKLLMD_SWARM_TIMEOUT) must be a time`)
}
