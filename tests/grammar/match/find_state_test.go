package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/find_state"
	"rkllmd/grammar/match/get_frame"
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
}
