// Package build_others writes the items or members of one kind that may come, with commas between.
package build_others

import (
	"rkllmd/grammar"
	"rkllmd/grammar/rule/add_rule"
	"rkllmd/grammar/rule/build_repetition"
)

// BuildOthers writes the items or members of one kind that may come, least to most of them, with commas between, and
// in front where others came before. Without others least is 1 or more.
//
// **Runs on:** one thread at a time.
func BuildOthers(w *grammar.Writer, item string, least, most int, behind bool) string {
	next := add_rule.AddRule(w, "next-"+item, `"," ws `+item)
	if behind {
		return build_repetition.BuildRepetition(w, next, least, most)
	}
	if most != grammar.NoLimit {
		most--
	}
	return item + " " + build_repetition.BuildRepetition(w, next, least-1, most)
}
