package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/resolve_place"
)

func TestResolvePlace(t *testing.T) {
	class := &grammar.Node{Kind: grammar.Class, Characters: []rune{'a', 'b'}}
	name := &grammar.Node{Kind: grammar.RuleName, Rule: "a"}
	two := &grammar.Node{Kind: grammar.Sequence, Nodes: []*grammar.Node{name, class}}
	several := &grammar.Node{Kind: grammar.Alternatives, Nodes: []*grammar.Node{class, class}}
	open := &grammar.Node{Kind: grammar.Repetition, Nodes: []*grammar.Node{class}, Least: 2, Most: grammar.NoLimit}
	bound := &grammar.Node{Kind: grammar.Repetition, Nodes: []*grammar.Node{class}, Least: 2, Most: 3}
	m := &grammar.Matcher{Rules: map[string]*grammar.Node{"a": several}}
	for _, c := range []struct {
		n     *grammar.Node
		at    int
		next  *grammar.Node
		to    int
		again bool
	}{
		{name, 0, several, 0, true}, {two, 0, two, 0, false}, {two, 1, class, 0, true}, {two, 2, nil, 0, false},
		{several, 0, several, 0, false}, {open, 5, open, 2, false},
		{bound, 2, bound, 2, false}, {bound, 3, nil, 0, false},
		{&grammar.Node{Kind: grammar.Literal}, 0, nil, 0, false}, {class, 0, class, 0, false},
		{&grammar.Node{Kind: grammar.Alternatives, Nodes: []*grammar.Node{two}}, 0, two, 0, true},
	} {
		next, again := resolve_place.ResolvePlace(m, grammar.FrameKey{Node: c.n, At: c.at})
		require.Equal(t, c.again, again)
		require.Equal(t, c.to, next.At)
		require.Same(t, c.next, next.Node)
	}
}
