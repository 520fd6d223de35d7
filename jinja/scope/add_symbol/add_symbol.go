// Package add_symbol adds a variable to a scope, or changes what it holds at first.
package add_symbol

import (
	"slices"

	"rkllmd/jinja"
)

// AddSymbol adds a variable to a scope, or changes what it holds at first.
//
// **Runs on:** one thread at a time.
func AddSymbol(s *jinja.Symbols, name string, load jinja.Load) int {
	slot := slices.Index(s.Layout.Names, name)
	if slot < 0 {
		slot = len(s.Layout.Loads)
		s.Layout.Names = append(s.Layout.Names, name)
		s.Layout.Loads = append(s.Layout.Loads, jinja.Load{})
	}
	s.Index[name] = slot
	s.Layout.Loads[slot] = load
	return slot
}
