// Package create_tiny_model_command describes "rkllmd tiny-model".
package create_tiny_model_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_tiny_model"
)

// CreateTinyModelCommand returns the command "tiny-model".
//
// **Runs on:** any thread.
func CreateTinyModelCommand(embedded cli.Embedded) *cobra.Command {
	command := &cobra.Command{
		Use:   "tiny-model PATH",
		Short: "Write a tiny model with random weights, to try things out",
		Long: `Write a valid GGUF model of less than 1 MB with random weights to PATH. Its answers are noise, but everything about it
works: loading, streaming, aborting. The same seed gives the same file. It is for the embedded runtime.`,
		Example: `  rkllmd tiny-model /tmp/tiny.gguf`,
		RunE:    run_tiny_model.RunTinyModel(embedded),
	}
	command.Flags().String("architecture", "llama", "`NAME` llama, qwen2 or qwen3")
	command.Flags().Int("context", 4096, "`N` tokens of context that the model is made for")
	command.Flags().Int64("seed", 1, "`N` for the random weights")
	return command
}
