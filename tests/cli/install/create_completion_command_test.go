package install_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
)

func TestCreateCompletionCommand(t *testing.T) {
	var out bytes.Buffer
	require.Equal(t, cli.ExitDone, run_cli.RunCLI(cli.Embedded{}, []string{"__complete", "completion", ""}, nil, &out,
		&bytes.Buffer{}))
	require.Contains(t, out.String(), "bash\nzsh\nfish\n")
	out.Reset()
	require.Equal(t, cli.ExitDone, run_cli.RunCLI(cli.Embedded{}, []string{"__complete", "serve", "--log-format",
		""}, nil, &out, &bytes.Buffer{}))
	require.Contains(t, out.String(), "text\njson\n")
}
