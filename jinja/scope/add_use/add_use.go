// Package add_use notes that a name is read in a scope.
package add_use

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_symbol"
	"rkllmd/jinja/scope/find_symbol"
)

// AddUse notes that a name is read in a scope.
//
// **Runs on:** one thread at a time.
func AddUse(s *jinja.Symbols, name string) {
	if up, _ := find_symbol.FindSymbol(s, name); up < 0 {
		add_symbol.AddSymbol(s, name, jinja.Load{How: jinja.LoadVariable})
	}
}
