package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/commands/create_uma_command"
	"rkllmd/cli/uma"
)

func TestCreateUMACommand(t *testing.T) {
	var help bytes.Buffer
	command := create_uma_command.CreateUMACommand()
	command.SetOut(&help)
	require.NoError(t, command.Help())
	for _, flag := range append([]string{"socket PATH", "protocol PROTOCOL", "json", "metrics", "split N[=1]"},
		uma.RequestFlags...) {
		require.Contains(t, help.String(), "--"+flag)
	}
	require.Contains(t, help.String(), "(RKLLMD_UMA_SOCKET, default /tmp/uma.sock)")
	require.NoError(t, command.ParseFlags([]string{"--split", "Hello"}))
	require.Equal(t, []string{"Hello"}, command.Flags().Args(), "the number is left out")
}
