package convert_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_trie"
	"rkllmd/tests/grammar/create_writer"
)

func TestBuildTrie(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	require.Equal(t, "raw*", build_trie.BuildTrie(w, &grammar.Trie{}))
	require.Equal(t, `( [^"\\\x00-\x1F\x7F] raw* )`, build_trie.BuildTrie(w, &grammar.Trie{End: true}),
		"not the empty name")
}
