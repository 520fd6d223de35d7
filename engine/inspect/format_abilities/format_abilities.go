// Package format_abilities writes for people what a chat template can write.
package format_abilities

import (
	"strings"

	"rkllmd/engine"
)

// FormatAbilities returns a as words with commas between them.
//
// **Runs on:** any thread.
func FormatAbilities(a engine.Abilities) string {
	var words []string
	for _, ability := range []struct {
		able bool
		name string
	}{{a.System, "system messages"}, {a.Turns, "several turns"}, {a.Tools, "functions"},
		{a.ParallelCalls, "several calls at once"}, {a.Thinking, "thinking, if asked for"}} {
		if ability.able {
			words = append(words, ability.name)
		}
	}
	if words == nil {
		return "single questions only"
	}
	return strings.Join(words, ", ")
}
