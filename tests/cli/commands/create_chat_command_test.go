package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_chat_command"
)

func TestCreateChatCommand(t *testing.T) {
	var help bytes.Buffer
	command := create_chat_command.CreateChatCommand(cli.Embedded{})
	command.SetOut(&help)
	require.NoError(t, command.Help())
	for _, text := range []string{"chat [MODEL]", "--http ADDR", "not given: the one that runs (RKLLMD_HTTP)",
		"--token-file PATH", "--library PATH", "--rkllm-version V", "--exact", "--context N"} {
		require.Contains(t, help.String(), text)
	}
}
