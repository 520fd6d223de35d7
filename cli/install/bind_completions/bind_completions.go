// Package bind_completions ties what a shell may offer to the commands.
package bind_completions

import (
	"slices"

	"github.com/spf13/cobra"

	"rkllmd/cli/install"
	"rkllmd/cli/install/bind_words"
	"rkllmd/cli/install/list_completions"
	"rkllmd/cli/manual/list_commands"
)

// BindCompletions has shells offer the names of models for the arguments of root's commands that take some, folders for
// flags that take one, and the words of flags that take one of a few (install.Words). For all others they offer files.
//
// **Runs on:** any thread.
func BindCompletions(root *cobra.Command) {
	for _, command := range list_commands.ListCommands(root) {
		if slices.Contains(install.ModelCommands, command.Name()) {
			command.ValidArgsFunction = list_completions.ListCompletions
		}
		command.Flags().VisitAll(bind_words.BindWords(command))
	}
}
