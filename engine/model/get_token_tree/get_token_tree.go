// Package get_token_tree returns a vocabulary as grammars look at it.
package get_token_tree

import (
	"rkllmd/engine"
	"rkllmd/engine/model/create_token_tree"
)

// GetTokenTree returns m's tokens as grammars look at them. They are put in order when somebody asks for the first
// time, and kept.
//
// **Runs on:** any thread that may wait. The first call takes about a tenth of a second.
func GetTokenTree(m *engine.Model) *engine.TokenTree {
	tree := m.Tree.Load()
	if tree == nil {
		tree = create_token_tree.CreateTokenTree(m) // by two threads at once, perhaps
		m.Tree.Store(tree)
	}
	return tree
}
