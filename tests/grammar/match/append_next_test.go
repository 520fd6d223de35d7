package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/match/append_next"
	"rkllmd/grammar/match/get_frame"
	"rkllmd/tests/grammar/match/create_match"
)

func TestAppendNext(t *testing.T) {
	m := create_match.CreateMatch(t, "root ::= ( \"a\" | \"b\" )? \"c\"")
	sequence := get_frame.GetFrame(m, m.Rules["root"], 0, nil)
	m.Round++
	list, leads := append_next.AppendNext(m, nil, sequence)
	require.True(t, leads)
	require.Len(t, list, 1)
	list, leads = append_next.AppendNext(m, nil, list[0])
	require.True(t, leads)
	require.Len(t, list, 2, "what may come, and what is behind it")
	_, leads = append_next.AppendNext(m, nil, list[0])
	require.False(t, leads, "a character must come")
	list, leads = append_next.AppendNext(m, nil, list[1])
	require.True(t, leads)
	require.Len(t, list, 2)
	behind, leads := append_next.AppendNext(m, nil, sequence)
	require.True(t, leads)
	require.Empty(t, behind, "what was appended before is not appended once more")
}
