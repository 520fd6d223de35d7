// Package add_branches notes what the branches of an if statement read and set.
package add_branches

import (
	"maps"

	"rkllmd/jinja"
	"rkllmd/jinja/scope/add_symbol"
	"rkllmd/jinja/scope/copy_symbols"
	"rkllmd/jinja/scope/find_symbol"
)

// AddBranches notes what the branches of an if statement read and set. What only some of them set is read from the
// variables first.
//
// **Runs on:** one thread at a time.
func AddBranches(s *jinja.Symbols, n *jinja.Node, add func(*jinja.Symbols, *jinja.Node)) {
	counts := map[string]int{}
	known := maps.Clone(s.Stores)
	first := copy_symbols.CopySymbols(s)
	for _, branch := range [][]*jinja.Node{n.Body, n.Nodes, n.Else} {
		copied := copy_symbols.CopySymbols(first)
		for _, part := range branch {
			add(copied, part)
		}
		for name := range copied.Stores {
			s.Stores[name] = true
			if !known[name] {
				counts[name]++
			}
		}
		maps.Copy(s.Index, copied.Index)
	}
	for name, count := range counts {
		if count == 3 {
			continue
		}
		load := jinja.Load{How: jinja.LoadVariable}
		if up, slot := find_symbol.FindSymbol(s.Parent, name); up >= 0 {
			load = jinja.Load{How: jinja.LoadOuter, Up: up + 1, Slot: slot}
		}
		add_symbol.AddSymbol(s, name, load)
	}
}
