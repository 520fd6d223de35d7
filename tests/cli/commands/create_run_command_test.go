package commands_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_run_command"
)

func TestCreateRunCommand(t *testing.T) {
	var help bytes.Buffer
	command := create_run_command.CreateRunCommand(cli.Embedded{})
	command.SetOut(&help)
	require.NoError(t, command.Help())
	for _, flag := range []string{"--socket PATH", "--library PATH", "--rkllm-version V", "--context N",
		"--max-tokens N", "--temperature T", "--top-k K", "--top-p P",
		"--repeat-penalty R", "--threads N", "--no-template"} {
		require.Contains(t, help.String(), flag)
	}
}
