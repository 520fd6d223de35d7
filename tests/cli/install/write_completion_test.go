package install_test

import (
	"bytes"
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/cli/install/write_completion"
)

func TestWriteCompletion(t *testing.T) {
	root := create_root_command.CreateRootCommand(cli.Embedded{})
	for shell, want := range map[string]string{"bash": "complete -o default", "zsh": "#compdef rkllmd",
		"fish": "complete -c rkllmd"} {
		var script bytes.Buffer
		require.NoError(t, write_completion.WriteCompletion(root, shell, &script))
		require.Contains(t, script.String(), want)
		if path, err := exec.LookPath(shell); err == nil { // it can read it
			reader := exec.Command(path, "-n")
			reader.Stdin = &script
			output, err := reader.CombinedOutput()
			require.NoError(t, err, "%s", output)
		}
	}
	err := write_completion.WriteCompletion(root, "tcsh", &bytes.Buffer{})
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, `"tcsh" is no shell that is known here: bash, zsh or fish`)
}
