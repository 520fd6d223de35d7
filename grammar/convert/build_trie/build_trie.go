// Package build_trie writes what may follow the characters of a trie.
package build_trie

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/add_rule"
	"rkllmd/grammar/rule/format_literal"
)

// BuildTrie writes what may follow the characters of a trie, so that none of its names comes about.
//
// **Runs on:** one thread at a time.
func BuildTrie(w *grammar.Writer, t *grammar.Trie) string {
	if len(t.Next) == 0 && !t.End {
		return "raw*"
	}
	var class strings.Builder
	var parts []string
	for _, r := range slices.Sorted(maps.Keys(t.Next)) {
		fmt.Fprintf(&class, `\U%08X`, r)
		next := add_rule.AddRule(w, "name", BuildTrie(w, t.Next[r]))
		parts = append(parts, format_literal.FormatLiteral(string(r))+" "+next)
	}
	parts = append(parts, `[^"\\\x00-\x1F\x7F`+class.String()+"] raw*")
	if !t.End {
		parts = append(parts, `""`)
	}
	return "( " + strings.Join(parts, " | ") + " )"
}
