package match_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/find_next"
	"rkllmd/tests/grammar/match/create_match"
)

func TestFindNext(t *testing.T) {
	m := create_match.CreateMatch(t, "root ::= [a-c] \"x\" | \"é\"")
	a := find_next.FindNext(m, m.Now, 'a')
	require.NotNil(t, a)
	require.Same(t, a, find_next.FindNext(m, m.Now, 'b'), "the same may follow")
	require.Nil(t, find_next.FindNext(m, m.Now, 'x'))
	end := find_next.FindNext(m, a, 'x')
	require.True(t, end.Ends)
	require.Empty(t, end.Places)
	require.Same(t, end, find_next.FindNext(m, m.Now, 'é'))
	require.Nil(t, find_next.FindNext(m, end, 'x'))

	wide := create_match.CreateMatch(t, "root ::= ["+strings.Repeat("a-c", 6400)+"] | \"x\"")
	find_next.FindNext(wide, wide.Now, 'x')
	require.GreaterOrEqual(t, wide.Work, 25, "a large class is work")
	many := create_match.CreateMatch(t, "root ::= "+strings.Repeat("[a-c] \"x\" | ", 512)+"\"y\"")
	begun := many.Work
	find_next.FindNext(many, many.Now, 'z')
	require.Equal(t, begun+1+(512*2+1)/256, many.Work, "so are many places, much less than to look at them")

	m.Work = grammar.MaxWork
	require.Nil(t, find_next.FindNext(m, m.Now, 'c'))
	require.Same(t, a, find_next.FindNext(m, m.Now, 'a'), "what is known is no work")
	m.Work = 0
	require.Same(t, a, find_next.FindNext(m, m.Now, 'c'), "that it was too much is not kept")
}
