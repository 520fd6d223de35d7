// Package run_inspect is the body of "rkllmd inspect".
package run_inspect

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// RunInspect returns the body of "rkllmd inspect": it prints what the model file is that the argument names. A build
// without the embedded runtime, which reads such files, says so.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunInspect(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		context, _ := command.Flags().GetInt("context")
		sequences, _ := command.Flags().GetInt("sequences")
		asJSON, _ := command.Flags().GetBool("json")
		template, _ := command.Flags().GetBool("template")
		switch {
		case len(args) != 1:
			return fmt.Errorf("the argument is MODEL, a GGUF file, but %d were given; %w", len(args), cli.ErrUsage)
		case context < 0:
			return fmt.Errorf("--context is %d; it must be 1 or more; %w", context, cli.ErrUsage)
		case sequences < 1:
			return fmt.Errorf("--sequences is %d; it must be 1 or more; %w", sequences, cli.ErrUsage)
		case asJSON && template:
			return fmt.Errorf("--json and --template are two forms of the answer, choose one; %w", cli.ErrUsage)
		case embedded.InspectModel == nil:
			return fmt.Errorf("%w, which reads GGUF models", cli.ErrNoRuntime)
		}
		form := "text"
		switch {
		case asJSON:
			form = "json"
		case template:
			form = "template"
		}
		text, err := embedded.InspectModel(args[0], context, sequences, form)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprint(command.OutOrStdout(), text); err != nil {
			return fmt.Errorf("cannot write what the model is: %w", describe_system_error.DescribeSystemError(err))
		}
		return nil
	}
}
