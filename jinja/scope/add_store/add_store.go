// Package add_store notes that a name is set in a scope.
package add_store

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_symbol"
	"rkllmd/jinja/scope/find_symbol"
)

// AddStore notes that a name is set in a scope.
//
// **Runs on:** one thread at a time.
func AddStore(s *jinja.Symbols, name string) {
	s.Stores[name] = true
	if _, ok := s.Index[name]; ok {
		return
	}
	if up, slot := find_symbol.FindSymbol(s.Parent, name); up >= 0 {
		add_symbol.AddSymbol(s, name, jinja.Load{How: jinja.LoadOuter, Up: up + 1, Slot: slot})
		return
	}
	add_symbol.AddSymbol(s, name, jinja.Load{How: jinja.LoadMissing})
}
