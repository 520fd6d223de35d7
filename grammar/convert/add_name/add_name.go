// Package add_name adds a name to a trie.
package add_name

import (
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/format_json"
)

// AddName adds a name to a trie. One with characters that need escapes cannot be met.
//
// **Runs on:** one thread at a time.
func AddName(t *grammar.Trie, name string) {
	if format_json.FormatJSON(name) != `"`+name+`"` || strings.ContainsRune(name, 0x7F) {
		return
	}
	for _, r := range name {
		if t.Next[r] == nil {
			t.Next[r] = &grammar.Trie{Next: map[rune]*grammar.Trie{}}
		}
		t = t.Next[r]
	}
	t.End = true
}
