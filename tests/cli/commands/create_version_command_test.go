package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_version_command"
)

func TestCreateVersionCommand(t *testing.T) {
	var output bytes.Buffer
	command := create_version_command.CreateVersionCommand(cli.Embedded{})
	command.SetOut(&output)
	command.SetArgs(nil)
	require.NoError(t, command.Execute())
	require.Contains(t, output.String(), "rkllmd "+cli.Version)
}
