// Package bind_words ties what a shell may offer to a flag.
package bind_words

import (
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"rkllmd/cli/install"
)

// BindWords returns a function that has shells offer folders for a flag of command that takes one, and the words of one
// that takes one of a few.
//
// **Runs on:** any thread. What it returns runs on one thread at a time.
func BindWords(command *cobra.Command) func(*pflag.Flag) {
	return func(flag *pflag.Flag) {
		if value, _ := pflag.UnquoteUsage(flag); value == "DIR" {
			_ = command.MarkFlagDirname(flag.Name) // fails only for a flag that is not there
		}
		if words := install.Words[flag.Name]; words != nil {
			_ = command.RegisterFlagCompletionFunc(flag.Name, cobra.FixedCompletions(words,
				cobra.ShellCompDirectiveNoFileComp))
		}
	}
}
