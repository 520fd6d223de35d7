package settings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/parse_uma"
	"rkllmd/tests/cli/settings/serve_command"
)

func TestParseUMA(t *testing.T) {
	for _, test := range []struct {
		args []string
		want cli.UMASettings
	}{
		{nil, cli.UMASettings{}}, {[]string{"--uma-socket", "s"}, cli.UMASettings{Path: "s"}},
		{[]string{"--uma-socket", "s", "--uma-protocol", "newline"}, cli.UMASettings{Path: "s", Newline: true}},
	} {
		var settings cli.Settings
		require.NoError(t, parse_uma.ParseUMA(serve_command.ServeCommand(t, nil, test.args...), &settings))
		require.Equal(t, test.want, settings.UMA)
	}
	command := serve_command.ServeCommand(t, nil, "--uma-protocol", "http")
	require.ErrorContains(t, parse_uma.ParseUMA(command, &cli.Settings{}),
		`--uma-protocol (RKLLMD_UMA_PROTOCOL) must be json or newline, not "http"`)
}
