package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/name_limit"
	"rkllmd/tests/grammar/match/create_match"
)

func TestNameLimit(t *testing.T) {
	m := create_match.CreateMatch(t, `root ::= "x" root | "x"`)
	require.NoError(t, name_limit.NameLimit(m))
	m.Work = grammar.MaxWork + 1
	require.ErrorIs(t, name_limit.NameLimit(m), grammar.ErrTooManyWays)

	for at := range grammar.MaxFrames + 1 {
		m.Frames[grammar.FrameKey{At: at}] = nil
	}
	require.ErrorIs(t, name_limit.NameLimit(m), grammar.ErrTooDeep)
	require.ErrorContains(t, grammar.ErrTooDeep, "400,000", "MaxFrames")
	require.EqualValues(t, 400_000, grammar.MaxFrames)
}
