// Package read_bound reads one end of a range, and whether it is left out itself.
package read_bound

import (
	"math/big"

	"rkllmd/grammar"
	"rkllmd/grammar/number/convert_bound"
)

// ReadBound reads one end of a range, and whether it is left out itself. Direction is 1 for the lower end and -1 for
// the upper one.
//
// **Runs on:** any thread.
func ReadBound(s *grammar.Object, name, exclusive string, direction int, place string) (*big.Rat, bool) {
	closed := convert_bound.ConvertBound(s.Members[name], name, direction, place)
	if flag, ok := s.Members[exclusive].(bool); ok {
		return closed, flag
	}
	open := convert_bound.ConvertBound(s.Members[exclusive], exclusive, direction, place)
	if open != nil && (closed == nil || open.Cmp(closed)*direction >= 0) {
		return open, true
	}
	return closed, false
}
