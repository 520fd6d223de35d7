// Package read_repetition returns how often a part of a pattern may stand.
package read_repetition

import (
	"regexp/syntax"

	"rkllmd/grammar"
)

// ReadRepetition returns how often a part of a pattern may stand; false if that is not what the part says.
//
// **Runs on:** any thread.
func ReadRepetition(tree *syntax.Regexp) (least, most int, ok bool) {
	switch tree.Op {
	case syntax.OpStar:
		return 0, grammar.NoLimit, true
	case syntax.OpPlus:
		return 1, grammar.NoLimit, true
	case syntax.OpQuest:
		return 0, 1, true
	case syntax.OpRepeat:
		return tree.Min, tree.Max, true
	}
	return 0, 0, false
}
