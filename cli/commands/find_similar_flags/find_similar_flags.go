// Package find_similar_flags finds the flag that somebody meant.
package find_similar_flags

import (
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli/commands/add_choice"
	"rkllmd/cli/commands/run_group"
)

// FindSimilarFlags returns the flags of command that a mistyped one may have meant: those that are off by two letters
// at most, or begin as it does. A single letter means nothing, and one dash in the place of two is no mistake here.
//
// **Runs on:** any thread.
func FindSimilarFlags(command *cobra.Command, mistyped string) []string {
	word := strings.TrimLeft(mistyped, "-")
	if len(word) < 2 {
		return nil
	}
	choices := &cobra.Command{RunE: run_group.RunGroup, SuggestionsMinimumDistance: 2}
	command.Flags().VisitAll(add_choice.AddChoice(choices))
	return choices.SuggestionsFor("--" + word)
}
