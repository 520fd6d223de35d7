package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_serve_command"
)

func TestCreateServeCommand(t *testing.T) {
	var help bytes.Buffer
	command := create_serve_command.CreateServeCommand(cli.Embedded{})
	command.SetOut(&help)
	require.NoError(t, command.Help())
	for _, setting := range cli.ServeSettings {
		require.Contains(t, help.String(), "--"+setting.Flag)
		require.Contains(t, help.String(), setting.Env)
	}
}
