package install_test

import (
	"bytes"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
)

func TestRunFiles(t *testing.T) {
	folder := t.TempDir()
	var out, complaints bytes.Buffer
	require.Equal(t, cli.ExitDone, run_cli.RunCLI(cli.Embedded{}, []string{"service", "files", folder}, nil, &out,
		&complaints), "%s", &complaints)
	require.FileExists(t, filepath.Join(folder, "etc/rkllmd/rkllmd.conf"))
	require.Equal(t, cli.ExitUsage, run_cli.RunCLI(cli.Embedded{}, []string{"service", "files"}, nil, &out,
		&complaints))
	require.Contains(t, complaints.String(), "files takes one folder, but 0 arguments were given")
}
