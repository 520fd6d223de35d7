// Package suggest_flag finds the flag that somebody meant.
package suggest_flag

import (
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli/add_choice"
	"rkllmd/cli/run_group"
)

// SuggestFlag returns the flags of command that a mistyped one may have meant: those that are off by two letters at most, or begin as it does. A single letter means nothing, and one
// dash in the place of two is no mistake here.
//
// **Runs on:** any.
func SuggestFlag(command *cobra.Command, mistyped string) []string {
	word := strings.TrimLeft(mistyped, "-")
	if len(word) < 2 {
		return nil
	}
	choices := &cobra.Command{RunE: run_group.RunGroup, SuggestionsMinimumDistance: 2}
	command.Flags().VisitAll(add_choice.AddChoice(choices))
	return choices.SuggestionsFor("--" + word)
}
