// Package run_files writes what stands beside the program where it is installed.
package run_files

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/install/write_files"
)

// RunFiles is the body of "rkllmd service files": it writes into the folder that args name (write_files).
//
// **Runs on:** the main goroutine. Errors: write_files's; no folder is named, or two.
func RunFiles(command *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("files takes one folder, but %d arguments were given; %w", len(args), cli.ErrUsage)
	}
	return write_files.WriteFiles(command.Root(), args[0])
}
