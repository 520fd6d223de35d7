package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/commands/create_call_command"
)

func TestCreateCallCommand(t *testing.T) {
	var help bytes.Buffer
	command := create_call_command.CreateCallCommand()
	command.SetOut(&help)
	require.NoError(t, command.Help())
	require.Contains(t, help.String(), "--socket PATH")
	require.Contains(t, help.String(), "RKLLM_UDS_PATH, default /tmp/rkllm.sock")
	require.Equal(t, "call", command.Name())
}
