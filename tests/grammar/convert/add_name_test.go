package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/add_name"
)

func TestAddName(t *testing.T) {
	trie := &grammar.Trie{Next: map[rune]*grammar.Trie{}}
	add_name.AddName(trie, "é")
	add_name.AddName(trie, "a\"")
	require.Equal(t, &grammar.Trie{Next: map[rune]*grammar.Trie{'é': {Next: map[rune]*grammar.Trie{}, End: true}}},
		trie)
	add_name.AddName(trie, "")
	require.True(t, trie.End)
}
