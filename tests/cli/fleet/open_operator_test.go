package fleet_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/fleet/open_operator"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestOpenOperator(t *testing.T) {
	url, _ := nats_server.NATSServer(t)
	for _, test := range []struct {
		args         []string
		name, reason string
	}{
		{reason: "give --nats (RKLLMD_NATS)"},
		{args: []string{"--nats", "http://x"}, reason: `"http://x" is no address of NATS`},
		{args: []string{"--nats", url}, name: "operator"},
		{args: []string{"--nats", url, "--nats-name", "me"}, name: "me"},
	} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags(test.args))
		bus, name, err := open_operator.OpenOperator(command)
		if test.reason != "" {
			require.ErrorContains(t, err, test.reason)
			continue
		}
		require.NoError(t, err)
		require.Equal(t, test.name, name)
		bus.Close()
	}
}
