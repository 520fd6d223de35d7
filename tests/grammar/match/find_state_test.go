package match_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/accept_fitting"
	"rkllmd/grammar/match/create_matcher"
	"rkllmd/grammar/match/find_state"
	"rkllmd/grammar/match/get_frame"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/tests/grammar/match/create_match"
)

func TestFindState(t *testing.T) {
	m := create_match.CreateMatch(t, "root ::= ( [a-z]? ){200} \"#\"?")
	f := get_frame.GetFrame(m, m.Rules["root"], 0, nil)
	s := find_state.FindState(m, []*grammar.Frame{f, f})
	require.Same(t, m.Now, s, "it is known")
	require.Len(t, s.Places, 201)
	require.True(t, s.Ends)
	for i := range s.Places[1:] {
		require.Less(t, s.Places[i].Number, s.Places[i+1].Number)
	}
	require.Less(t, m.Work, 1_000, "each is looked at once, however many ways there are")
	m.Work = grammar.MaxWork
	require.Nil(t, find_state.FindState(m, []*grammar.Frame{f}))

	for _, part := range []string{`"a" | `, "| "} { // of which the last may be nothing, again and again
		rules, err := parse_grammar.ParseGrammar("root ::= \"#\" ( " + strings.Repeat(part, 4_000) + "\"\" ){0,2000}")
		require.NoError(t, err)
		m, err := create_matcher.CreateMatcher(rules)
		require.NoError(t, err)
		require.False(t, accept_fitting.AcceptFitting(m, "#"), "each alternative is work, also where all are alike")
		require.Less(t, m.Numbers, 2*grammar.MaxWork)
	}
}
