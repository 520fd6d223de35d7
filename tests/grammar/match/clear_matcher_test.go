package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/match/accept_fitting"
	"rkllmd/grammar/match/clear_matcher"
	"rkllmd/tests/grammar/match/create_match"
)

func TestClearMatcher(t *testing.T) {
	m := create_match.CreateMatch(t, `root ::= "(" root ")" | [a-z]{2}`)
	require.True(t, accept_fitting.AcceptFitting(m, "((a"))
	places := m.Now.Places
	clear_matcher.ClearMatcher(m)
	require.Zero(t, m.Kept)
	require.Empty(t, m.States)
	require.Equal(t, places, m.Now.Places)
	for _, f := range places {
		require.Same(t, f, m.Frames[f.FrameKey])
		require.Same(t, f.Up, m.Frames[f.Up.FrameKey], "and what it leads to")
	}
	require.True(t, accept_fitting.AcceptFitting(m, "b))"))
	require.True(t, m.Now.Ends)
}
