// Package find_rules finds the rules of which something is true.
package find_rules

import (
	"rkllmd/grammar"
	"rkllmd/grammar/source/add_parts"
)

// FindRules finds the rules of which something is true. It is true of a sequence if it is of all its parts, of
// alternatives if it is of one, and of other parts if holds says so, of what they hold or of the rule that they name.
// Each part is looked at once, however the rules refer to each other.
//
// **Runs on:** one thread at a time.
func FindRules(r *grammar.Reader, found map[string]bool, holds func(*grammar.Reader, *grammar.Node) bool) {
	s := &grammar.Spread{Names: map[*grammar.Node]string{}, Users: map[string][]*grammar.Node{},
		Parents: map[*grammar.Node]*grammar.Node{}, Missing: map[*grammar.Node]int{}}
	for name, n := range r.Rules {
		s.Names[n] = name
		add_parts.AddParts(r, s, n, holds)
	}
	for len(s.Ready) > 0 {
		n := s.Ready[len(s.Ready)-1]
		s.Ready = s.Ready[:len(s.Ready)-1]
		if name, ok := s.Names[n]; ok {
			found[name] = true
			s.Ready = append(s.Ready, s.Users[name]...)
		}
		if parent := s.Parents[n]; parent != nil {
			if s.Missing[parent]--; s.Missing[parent] == 0 {
				s.Ready = append(s.Ready, parent)
			}
		}
	}
}
