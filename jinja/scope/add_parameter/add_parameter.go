// Package add_parameter adds a variable that is set when the scope is entered.
package add_parameter

import (
	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_symbol"
)

// AddParameter adds a variable that is set when the scope is entered.
//
// **Runs on:** one thread at a time.
func AddParameter(s *jinja.Symbols, name string) int {
	s.Stores[name] = true
	return add_symbol.AddSymbol(s, name, jinja.Load{How: jinja.LoadNothing})
}
