package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/add_parts"
	"rkllmd/grammar/source/is_nullable"
	"rkllmd/grammar/source/parse_alternatives"
)

func TestAddParts(t *testing.T) {
	r := &grammar.Reader{Source: `a "x"? a`}
	n := parse_alternatives.ParseAlternatives(r, false)
	sequence := n.Nodes[0]
	s := &grammar.Spread{Users: map[string][]*grammar.Node{}, Parents: map[*grammar.Node]*grammar.Node{},
		Missing: map[*grammar.Node]int{}}
	add_parts.AddParts(r, s, n, is_nullable.IsNullable)
	require.Equal(t, []*grammar.Node{sequence.Nodes[0], sequence.Nodes[2]}, s.Users["a"])
	require.Equal(t, []*grammar.Node{sequence.Nodes[1]}, s.Ready)
	require.Equal(t, map[*grammar.Node]int{n: 1, sequence: 3}, s.Missing)
	require.Equal(t, n, s.Parents[sequence])
	require.Len(t, s.Parents, 5)
}
