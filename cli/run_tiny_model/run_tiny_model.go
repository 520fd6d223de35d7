// Package run_tiny_model is the body of "rkllmd tiny-model".
package run_tiny_model

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/demo/write_tiny_model"
)

// RunTinyModel writes a tiny model with random weights to the file that the argument names.
//
// **Runs on:** the main goroutine.
func RunTinyModel(command *cobra.Command, args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("the argument is PATH, the file to write, but %d were given; %w", len(args), cli.ErrUsage)
	}
	architecture, _ := command.Flags().GetString("architecture")
	seed, _ := command.Flags().GetInt64("seed")
	return write_tiny_model.WriteTinyModel(args[0], architecture, seed)
}
