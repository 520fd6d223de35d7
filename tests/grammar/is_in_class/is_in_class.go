// Package is_in_class tells whether a character is one of those of a class.
package is_in_class

import "rkllmd/grammar"

// IsInClass tells whether a character is one of those that a class lists.
func IsInClass(n *grammar.Node, c rune) bool {
	for i := 0; i < len(n.Characters); i += 2 {
		if n.Characters[i] <= c && c <= n.Characters[i+1] {
			return true
		}
	}
	return false
}
