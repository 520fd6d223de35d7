// Package find_similar_names finds the settings that a mistyped name may have meant.
package find_similar_names

import (
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
)

// FindSimilarNames returns the names of settings that name may have meant, as the end of a sentence; "" there is none.
// Who wrote the variable of the environment is told its flag.
//
// **Runs on:** any thread.
func FindSimilarNames(name string, settings []cli.Setting) string {
	word := strings.ReplaceAll(strings.ToLower(strings.TrimLeft(name, "-")), "_", "-")
	choices := &cobra.Command{SuggestionsMinimumDistance: 2}
	for _, s := range settings {
		if s.Flag == cli.SettingConfig.Flag && word == s.Flag {
			return ": a file cannot name another one"
		}
		if s.Env == name {
			return ", did you mean " + s.Flag + "?"
		}
		choices.AddCommand(&cobra.Command{Use: s.Flag, RunE: cobra.NoArgs})
	}
	if meant := choices.SuggestionsFor(word); len(meant) > 0 {
		return ", did you mean " + strings.Join(meant, " or ") + "?"
	}
	return ": the names are those of the flags that rkllmd serve --help lists, without --"
}
