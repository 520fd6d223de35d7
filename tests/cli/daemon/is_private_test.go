package daemon_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_run_command"
	"rkllmd/cli/daemon/is_private"
)

func TestIsPrivate(t *testing.T) {
	for flag, want := range map[string]bool{"--temperature=0": false, "--exact": true, "--context=9": true,
		"--library=x": true, "--threads=1": true, "--rkllm-version=1": true} {
		command := create_run_command.CreateRunCommand(cli.Embedded{})
		require.NoError(t, command.ParseFlags([]string{flag}))
		require.Equal(t, want, is_private.IsPrivate(command), flag)
	}
}
