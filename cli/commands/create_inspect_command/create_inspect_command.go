// Package create_inspect_command describes "rkllmd inspect".
package create_inspect_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_inspect"
)

// CreateInspectCommand returns the command "inspect".
//
// **Runs on:** any thread.
func CreateInspectCommand(embedded cli.Embedded) *cobra.Command {
	command := &cobra.Command{
		Use:   "inspect MODEL",
		Short: "Tell what a GGUF model is, and how much memory it needs",
		Long: `Tell what is in the GGUF file MODEL, and how much memory the embedded runtime needs for it: weights, KV cache and buffers, for
some sizes of the context or the one given, beside what this machine has available. Only the header is read; nothing is
loaded. A file that the runtime would refuse is refused here, with the same words. Exit code 0 says nothing about whether the
model fits.`,
		Example: `  rkllmd inspect /tmp/tiny.gguf
  rkllmd inspect --context 4096 --json model.gguf
  rkllmd inspect --template model.gguf`,
		RunE: run_inspect.RunInspect(embedded),
	}
	command.Flags().Int("context", 0,
		"`TOKENS` of context to calculate with; 0: some sizes up to the model's own limit")
	command.Flags().Int("sequences", 1, "`N` sequences at once, each with such a context")
	command.Flags().Bool("json", false, "print one JSON object")
	command.Flags().Bool("template", false,
		"print the chat template and nothing else; nothing at all where the model has none")
	return command
}
