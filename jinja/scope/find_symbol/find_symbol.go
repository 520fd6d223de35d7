// Package find_symbol returns in which scope above a name has a variable, 0 being this one, and where; or -1.
package find_symbol

import "rkllmd/jinja"

// FindSymbol returns in which scope above a name has a variable, 0 being this one, and where; or -1.
//
// **Runs on:** one thread at a time.
func FindSymbol(s *jinja.Symbols, name string) (int, int) {
	for up := 0; s != nil; up, s = up+1, s.Parent {
		if slot, ok := s.Index[name]; ok {
			return up, slot
		}
	}
	return -1, -1
}
