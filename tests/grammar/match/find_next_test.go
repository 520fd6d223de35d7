package match_test

import (
	"fmt"
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

	var ranges strings.Builder
	for i := range 6400 {
		fmt.Fprintf(&ranges, "%c", 0x1000+2*i)
	}
	wide := create_match.CreateMatch(t, "root ::= ["+ranges.String()+"] | \"x\"")
	find_next.FindNext(wide, wide.Now, 'x')
	require.GreaterOrEqual(t, wide.Work, 25, "a large class is work")
	many := create_match.CreateMatch(t, "root ::= "+strings.Repeat("[a-c] \"x\" | ", 512)+"\"y\"")
	begun := many.Work
	find_next.FindNext(many, many.Now, 'z')
	require.Equal(t, begun+1+(512*2+1)/256, many.Work, "so are many places, much less than to look at them")

	alike := create_match.CreateMatch(t, "root ::= ( "+strings.Repeat("[a-c] | ", 512)+"\"y\" )*")
	find_next.FindNext(alike, alike.Now, 'a')
	for key := range alike.Steps {
		require.Less(t, len(key), 4, "where all lead to the same place, that is looked at, and kept, once")
	}
	var long strings.Builder // to go through so many names is work
	for i := range 200 {
		fmt.Fprintf(&long, "\nr%d ::= r%d", i, i+1)
	}
	deep := create_match.CreateMatch(t, "root ::= \"b\" r0 \"c\""+long.String()+"\nr200 ::= \"a\"")
	deep.Work = grammar.MaxWork - 4
	require.Nil(t, find_next.FindNext(deep, deep.Now, 'b'), "what is not kept is not told: it is asked for once more")

	m.Work = grammar.MaxWork
	require.Nil(t, find_next.FindNext(m, m.Now, 'c'))
	require.Same(t, a, find_next.FindNext(m, m.Now, 'a'), "what is known is no work")
	m.Work = 0
	require.Same(t, a, find_next.FindNext(m, m.Now, 'c'), "that it was too much is not kept")
}
