package settings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_protocol"
	"rkllmd/tests/cli/uma_command"
)

func TestReadProtocol(t *testing.T) {
	for text, want := range map[string]bool{"json": false, "newline": true} {
		command, _ := uma_command.UMACommand(t, "--protocol", text)
		newline, err := read_protocol.ReadProtocol(command, cli.SettingUMAClientProtocol)
		require.NoError(t, err)
		require.Equal(t, want, newline)
	}
	command, _ := uma_command.UMACommand(t)
	newline, err := read_protocol.ReadProtocol(command, cli.SettingUMAClientProtocol)
	require.NoError(t, err)
	require.False(t, newline, "by default")
	t.Setenv("RKLLMD_UMA_PROTOCOL", "http")
	_, err = read_protocol.ReadProtocol(command, cli.SettingUMAClientProtocol)
	require.EqualError(t, err, `RKLLMD_UMA_PROTOCOL (--protocol) must be json or newline, not "http"; see --help`)
}
