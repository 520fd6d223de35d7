package commands_test

import (
	"bytes"
	"runtime"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_version"
	"rkllmd/tests/cli/cli_embedded"
)

func TestRunVersion(t *testing.T) {
	for about, embedded := range map[string]cli.Embedded{
		"of the tests, ":                     cli_embedded.CliEmbedded(),
		"no embedded runtime (tag noembedde": {},
	} {
		var output bytes.Buffer
		command := &cobra.Command{}
		command.SetOut(&output)
		require.NoError(t, run_version.RunVersion(embedded)(command, nil))
		for _, part := range []string{cli.Version, runtime.Version(), runtime.GOARCH, about} {
			require.Contains(t, output.String(), part)
		}
		require.ErrorIs(t, run_version.RunVersion(embedded)(command, []string{"x"}), cli.ErrUsage)
	}
}
