// Package create_completion_command describes the command completion.
package create_completion_command

import (
	"github.com/spf13/cobra"

	"rkllmd/cli/install"
	"rkllmd/cli/install/run_completion"
)

// CreateCompletionCommand returns the command "completion".
//
// **Runs on:** any thread.
func CreateCompletionCommand() *cobra.Command {
	return &cobra.Command{
		Use:   install.CompletionCommand + " SHELL",
		Short: "Print what a shell needs to complete commands, flags and names of models",
		Long: `Print the script by which SHELL, which is bash, zsh or fish, completes commands, flags, files, and the names of the models on
this machine. The packages of rkllmd bring the scripts of all three.`,
		Example: `  source <(rkllmd completion bash)
  rkllmd completion zsh >"${fpath[1]}/_rkllmd"
  rkllmd completion fish >~/.config/fish/completions/rkllmd.fish`,
		Args:      cobra.ArbitraryArgs,
		ValidArgs: []string{"bash", "zsh", "fish"},
		RunE:      run_completion.RunCompletion,
	}
}
