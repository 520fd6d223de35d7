package install_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
)

func TestRunCompletion(t *testing.T) {
	var out, complaints bytes.Buffer
	require.Equal(t, cli.ExitDone, run_cli.RunCLI(cli.Embedded{}, []string{"completion", "bash"}, nil, &out,
		&complaints))
	require.Contains(t, out.String(), "__start_rkllmd")
	for _, args := range [][]string{{"completion"}, {"completion", "bash", "zsh"}, {"completion", "powershell"}} {
		require.Equal(t, cli.ExitUsage, run_cli.RunCLI(cli.Embedded{}, args, nil, &out, &complaints))
	}
	require.Contains(t, complaints.String(), "completion takes the name of one shell: bash, zsh or fish")
}
