package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/split_stop"
)

func TestSplitStop(t *testing.T) {
	for _, row := range []struct {
		stops            []string
		text, told, held string
		stop             string
	}{
		{nil, "abc", "abc", "", ""},
		{[]string{"END"}, "the EN", "the ", "EN", ""},
		{[]string{"END"}, "the END is", "the ", "", "END"},
		{[]string{"\n\n", "\n- "}, "a\n", "a", "\n", ""},
		{[]string{"bc", "abcd"}, "abcd", "a", "", "bc"},           // the first that is complete
		{[]string{"cd", "bcd", "d"}, "abcde", "a", "", "bcd"},     // the longest of those
		{[]string{"xyz", "ab"}, "ab xyz", "", "", "ab"},           // the first in the text
		{[]string{"abab"}, "xabaab", "xaba", "ab", ""},            // only the end may become one
		{[]string{"語語"}, "a語", "a", "語", ""},                      // of more than a byte
		{[]string{"aab"}, "aa", "", "aa", ""},                     // all of it
		{[]string{"a", "ab"}, "xab", "x", "", "a"},                // complete one character earlier
		{[]string{"long text"}, "no longer", "no longer", "", ""}, // not at the end
	} {
		s := generation.TextState{Stops: row.stops}
		require.Equal(t, row.told, split_stop.SplitStop(&s, row.text, false), "%q", row.text)
		require.Equal(t, row.held, s.Held, "%q", row.text)
		require.Equal(t, row.stop, s.StopText, "%q", row.text)
	}
	s := generation.TextState{Stops: []string{"END"}}
	require.Equal(t, "the EN", split_stop.SplitStop(&s, "the EN", true), "no more comes")
	require.Empty(t, s.Held)
}
