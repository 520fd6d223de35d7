package settings_test

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/parse_sidecar"
	"rkllmd/cli/settings/parse_swarm"
)

func TestParseSidecar(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	key := strings.Repeat("ab", 32)
	for _, test := range []struct {
		args   []string
		want   cli.SidecarSettings
		socket string
		err    string
	}{
		{args: nil, want: cli.SidecarSettings{Clients: 5}},
		{args: []string{"--swarm", "--swarm-home", "/h"}, want: cli.SidecarSettings{On: true, Home: "/h", Clients: 5},
			socket: "/h/chat.sock"},
		{args: []string{"--swarm", "--swarm-home", "/h", "--swarm-socket", "s", "--swarm-clients", "2", "--swarm-allow",
			key, "--swarm-bootstrap", "127.0.0.1:1"},
			want: cli.SidecarSettings{On: true, Home: "/h", Clients: 2, Allow: []string{key},
				Bootstrap: []string{"127.0.0.1:1"}}, socket: "s"},
		{args: []string{"--swarm-socket", "s"}, want: cli.SidecarSettings{Clients: 5}, socket: "s"},
		{args: []string{"--swarm-allow", "me"}, err: "64 hex digits"},
		{args: []string{"--swarm-bootstrap", "x"}, err: "HOST:PORT"},
		{args: []string{"--swarm-clients", "0"}, err: "--swarm-clients"},
	} {
		command, settings := &cobra.Command{}, cli.Settings{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		require.NoError(t, parse_swarm.ParseSwarm(command, &settings))
		err := parse_sidecar.ParseSidecar(command, &settings)
		if test.err != "" {
			require.ErrorContains(t, err, test.err)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.want, settings.Sidecar)
		require.Equal(t, test.socket, settings.Swarm.Path)
	}
	t.Setenv("RKLLMD_SWARM", "perhaps")
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	require.ErrorContains(t, parse_sidecar.ParseSidecar(command, &cli.Settings{}), "must be true or false")
}
