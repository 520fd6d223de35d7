package units_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
)

func TestCreateServiceCommand(t *testing.T) {
	var out, complaints bytes.Buffer
	require.Equal(t, cli.ExitDone, run_cli.RunCLI(cli.Embedded{}, []string{"service"}, nil, &out, &complaints))
	require.Contains(t, out.String(), "rkllmd service [command]")
	require.Equal(t, cli.ExitUsage, run_cli.RunCLI(cli.Embedded{}, []string{"service", "fils"}, nil, &out, &complaints))
	require.Contains(t, complaints.String(), `did you mean "files"?`)
}
