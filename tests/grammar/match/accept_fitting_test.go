package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/accept_fitting"
	"rkllmd/tests/grammar/match/create_match"
)

func TestAcceptFitting(t *testing.T) {
	m := create_match.CreateMatch(t, "root ::= \"x\" root n{400} | \"é\"\nn ::= \"~\"?")
	m.Work = 7
	require.True(t, accept_fitting.AcceptFitting(m, "xx\xC3"))
	require.Equal(t, "\xC3", m.Begun)
	require.Zero(t, m.Work, "the next one has all of it")
	require.False(t, accept_fitting.AcceptFitting(m, "x"))
	require.Equal(t, "\xC3", m.Begun, "nothing was taken")
	require.True(t, accept_fitting.AcceptFitting(m, "\xA9"))
	require.True(t, m.Now.Ends)
	m.Kept = grammar.MaxKept + 1
	require.True(t, accept_fitting.AcceptFitting(m, "~"))
	require.Zero(t, m.Kept)

	m = create_match.CreateMatch(t, "root ::= \"x\" root n{400} | \"z\"\nn ::= \"~\"?")
	for range 10_000 { // what may be left out behind it grows with the answer
		require.True(t, accept_fitting.AcceptFitting(m, "x"))
	}
	require.False(t, accept_fitting.AcceptFitting(m, "z"))
	require.Greater(t, m.Work, grammar.MaxWork)
}
