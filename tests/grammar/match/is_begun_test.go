package match_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/is_begun"
	"rkllmd/tests/grammar/match/create_match"
)

func TestIsBegun(t *testing.T) {
	for _, c := range []struct {
		source, begun string
		expected      bool
	}{
		{`"é"`, "\xC3", true}, {`"é"`, "\xC2", false}, {`"aé"`, "\xC3", false}, {`[a-z]`, "\xC3", false}, {`.`, "\xF4", true},
		{`[^a-z]`, "\xC3", true}, {`[^\u00C0-\u00FF]`, "\xC3", false}, {`[^\u00C0-\u00FE]`, "\xC3", true},
		{`[^\u00C1-\u00FF]`, "\xC3", true}, {`[^\u00C0-\u00D0\u00D2-\u00FF]`, "\xC3", true}, {`[\u00D0-\u00D1]`, "\xC3", true},
		{`[^\u00C0-\u00D1\u00D2-\u00FF]`, "\xC3", false}, {`[a-\u2000]`, "\xE2", true}, {`"語" | "🙃"`, "\xF0\x9F", true},
	} {
		m := create_match.CreateMatch(t, "root ::= "+c.source)
		require.Equal(t, c.expected, is_begun.IsBegun(m, m.Now, c.begun), c.source)
	}

	m := create_match.CreateMatch(t, "root ::= "+strings.Repeat("[é] \"x\" | ", 1023)+"\"é\"") // many places
	require.True(t, is_begun.IsBegun(m, m.Now, "\xC3"))
	require.Equal(t, 1, m.Work, "the first place decides")
	require.False(t, is_begun.IsBegun(m, m.Now, "\xC2"))
	require.Equal(t, 1+1+(1023*2+1)/256, m.Work, "to compare is work")
	m.Work = grammar.MaxWork
	require.False(t, is_begun.IsBegun(m, m.Now, "\xE2"))
	require.True(t, is_begun.IsBegun(m, m.Now, "\xC3"), "what is known is no work")
	require.NotContains(t, m.Now.Begun, "\xE2", "that it was too much is not kept")
}
