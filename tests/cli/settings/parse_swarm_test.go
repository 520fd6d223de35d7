package settings_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/parse_swarm"
	"rkllmd/tests/cli/settings/serve_command"
)

func TestParseSwarm(t *testing.T) {
	machine, err := os.Hostname()
	require.NoError(t, err)
	for _, test := range []struct {
		args []string
		want cli.SwarmSettings
	}{
		{nil, cli.SwarmSettings{HostName: machine, Timeout: 30 * time.Second, MaxPromptBytes: 8 << 10, MaxChats: 1}},
		{[]string{"--swarm-socket", "s", "--swarm-name", "box", "--swarm-timeout", "0", "--swarm-max-prompt-bytes",
			"32KiB", "--swarm-chats", "64"},
			cli.SwarmSettings{Path: "s", HostName: "box", MaxPromptBytes: 32 << 10, MaxChats: 64}},
	} {
		var settings cli.Settings
		require.NoError(t, parse_swarm.ParseSwarm(serve_command.ServeCommand(t, nil, test.args...), &settings))
		require.Equal(t, test.want, settings.Swarm)
	}
	for arg, text := range map[string]string{
		"--swarm-timeout=-1s": "--swarm-timeout (RKLLMD_SWARM_TIMEOUT) must be a time",
		"--swarm-chats=0":     "--swarm-chats (RKLLMD_SWARM_CHATS) must be a whole number from 1 to 64",
		"--swarm-max-prompt-bytes=64KiB": "--swarm-max-prompt-bytes (RKLLMD_SWARM_MAX_PROMPT_BYTES) must be a " +
			"size in bytes",
	} {
		command := serve_command.ServeCommand(t, nil, arg)
		require.ErrorContains(t, parse_swarm.ParseSwarm(command, &cli.Settings{}), text)
	}
}
