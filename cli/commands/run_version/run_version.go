// Package run_version is the body of "rkllmd version".
package run_version

import (
	"cmp"
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// RunVersion returns the body of "rkllmd version": it prints the release, the commit, the compiler and the embedded
// runtime.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunVersion(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if len(args) != 0 {
			return fmt.Errorf("%q is not understood, there are no arguments; %w", args[0], cli.ErrUsage)
		}
		about := "no embedded runtime (tag noembedded): serves the library that --library names"
		if embedded.OpenRuntime != nil {
			about = embedded.Version + ", " + cmp.Or(embedded.DescribeBuild(), "built for this CPU")
		}
		_, err := fmt.Fprintf(command.OutOrStdout(), "rkllmd %s (%s)\n%s %s/%s\n%s\n", cli.Version,
			cmp.Or(cli.Revision, "unknown revision"), runtime.Version(), runtime.GOOS, runtime.GOARCH, about)
		return err
	}
}
