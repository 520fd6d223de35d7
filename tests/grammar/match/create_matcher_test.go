package match_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/create_matcher"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/tests/grammar/match/create_match"
)

func TestCreateMatcher(t *testing.T) {
	m := create_match.CreateMatch(t, "root ::= \"a\" | b\nb ::= [x-z]?")
	require.Len(t, m.Now.Places, 2)
	require.True(t, m.Now.Ends)
	require.Zero(t, m.Work, "the first token has all of it")

	var source strings.Builder // twice as many ways with each rule
	source.WriteString("root ::= r0\nr30 ::= \"a\"\n")
	for i := range 30 {
		fmt.Fprintf(&source, "r%d ::= r%d | r%d \"x\"\n", i, i+1, i+1)
	}
	_, err := parse_grammar.ParseGrammar(source.String())
	require.ErrorContains(t, err, "line 1, column 1: the grammar can be read in too many ways at one place")
	_, err = parse_grammar.ParseGrammar("root ::=" + strings.Repeat(" a", 39_000) + "\na ::= \"~~~~\"?\n")
	require.ErrorContains(t, err, "in too many ways at one place")
	_, err = parse_grammar.ParseGrammar("root ::= \"x\"" + strings.Repeat(" | \"y\"", 39_000))
	require.NoError(t, err, "as many alternatives as a grammar can have")
	n := &grammar.Node{Kind: grammar.Sequence, Nodes: []*grammar.Node{{Kind: grammar.RuleName, Rule: "root"},
		{Kind: grammar.Class}}}
	n.Nodes = append(n.Nodes, n.Nodes[1])
	rules := map[string]*grammar.Node{"root": {Kind: grammar.Alternatives, Nodes: []*grammar.Node{n, n.Nodes[1]}}}
	_, err = create_matcher.CreateMatcher(rules)
	require.ErrorIs(t, err, grammar.ErrTooManyWays, "it begins with itself")
}
