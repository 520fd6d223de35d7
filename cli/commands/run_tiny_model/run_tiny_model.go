// Package run_tiny_model is the body of "rkllmd tiny-model".
package run_tiny_model

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// RunTinyModel returns the body of "rkllmd tiny-model": it writes a tiny model with random weights to the file that the
// argument names. A build without the embedded runtime, which the model is for, says so.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunTinyModel(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		if len(args) != 1 {
			return fmt.Errorf("the argument is PATH, the file to write, but %d were given; %w", len(args), cli.ErrUsage)
		}
		if embedded.WriteTinyModel == nil {
			return fmt.Errorf("%w, and only that can use tiny models: use a build that has it", cli.ErrNoRuntime)
		}
		architecture, _ := command.Flags().GetString("architecture")
		seed, _ := command.Flags().GetInt64("seed")
		context, _ := command.Flags().GetInt("context")
		return embedded.WriteTinyModel(args[0], architecture, seed, context)
	}
}
