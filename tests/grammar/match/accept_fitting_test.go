package match_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/accept_fitting"
	"rkllmd/grammar/match/name_limit"
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

	var source strings.Builder // each of them remembers how deep it is
	source.WriteString("root ::= r0")
	for i := range 5_000 {
		fmt.Fprintf(&source, " | r%d", i)
	}
	for i := range 5_000 {
		fmt.Fprintf(&source, "\nr%d ::= \"x\" r%d \"y\" | \"z\"", i, i)
	}
	taken := 0
	m = create_match.CreateMatch(t, source.String())
	for taken < 300 && accept_fitting.AcceptFitting(m, "x") {
		taken++
	}
	require.Greater(t, m.Work, grammar.MaxWork)
	require.ErrorIs(t, name_limit.NameLimit(m), grammar.ErrTooDeep)
	require.Less(t, len(m.Frames), 2*grammar.MaxFrames, "it ends before it has no memory")
	require.Greater(t, taken, 30)
}
