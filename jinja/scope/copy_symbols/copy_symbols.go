// Package copy_symbols returns the names of a scope as they are known so far.
package copy_symbols

import (
	"maps"

	"rkllmd/jinja"
)

// CopySymbols returns the names of a scope as they are known so far.
//
// **Runs on:** one thread at a time.
func CopySymbols(s *jinja.Symbols) *jinja.Symbols {
	return &jinja.Symbols{Parent: s.Parent, Layout: s.Layout, Index: maps.Clone(s.Index),
		Stores: maps.Clone(s.Stores)}
}
