// Package run_version is the body of "rkllmd version".
package run_version

import (
	"cmp"
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/engine/describe_build"
	"rkllmd/librkllmrt"
)

// RunVersion prints the release, the commit, the compiler and the embedded runtime.
//
// **Runs on:** the main goroutine.
func RunVersion(command *cobra.Command, _ []string) error {
	revision := cmp.Or(cli.Revision, "unknown revision")
	speed := cmp.Or(describe_build.DescribeBuild(), "built for this CPU")
	_, err := fmt.Fprintf(command.OutOrStdout(),
		"rkllmd %s (%s)\n%s %s/%s\nRKLLM API of librkllmrt %s, embedded runtime: llama.cpp, %s\n", cli.Version, revision, runtime.Version(), runtime.GOOS, runtime.GOARCH, librkllmrt.Version, speed)
	return err
}
