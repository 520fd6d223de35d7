// Package create_symbols makes the names of a scope inside another.
package create_symbols

import "rkllmd/jinja"

// CreateSymbols makes the names of a scope inside another.
//
// **Runs on:** one thread at a time.
func CreateSymbols(parent *jinja.Symbols) *jinja.Symbols {
	return &jinja.Symbols{Parent: parent, Layout: &jinja.Layout{}, Index: map[string]int{}, Stores: map[string]bool{}}
}
