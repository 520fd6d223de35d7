// Package build_name writes the name of a member that is none of those that a schema describes.
package build_name

import (
	"rkllmd/grammar"
	"rkllmd/grammar/convert/add_name"
	"rkllmd/grammar/convert/build_trie"
	"rkllmd/grammar/rule/use_rule"
)

// BuildName writes the name of a member that is none of those that a schema describes. It has no escapes, so that a
// described one cannot be written in another way.
//
// **Runs on:** one thread at a time.
func BuildName(w *grammar.Writer, names []string) string {
	use_rule.UseRule(w, "raw")
	root := &grammar.Trie{Next: map[rune]*grammar.Trie{}}
	for _, name := range names {
		add_name.AddName(root, name)
	}
	return `"\"" ` + build_trie.BuildTrie(w, root) + ` "\""`
}
