package run_version_test

import (
	"bytes"
	"runtime"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/run_version"
	"rkllmd/librkllmrt"
)

func TestRunVersion(t *testing.T) {
	var output bytes.Buffer
	command := &cobra.Command{}
	command.SetOut(&output)
	require.NoError(t, run_version.RunVersion(command, nil))
	for _, part := range []string{cli.Version, runtime.Version(), runtime.GOARCH, librkllmrt.Version, "llama.cpp"} {
		require.Contains(t, output.String(), part)
	}
}
