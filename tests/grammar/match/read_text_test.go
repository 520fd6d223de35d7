package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/match/read_text"
	"rkllmd/tests/grammar/match/create_match"
)

func TestReadText(t *testing.T) {
	m := create_match.CreateMatch(t, `root ::= "é" [^x]* "x"`)
	for text, begun := range map[string]string{
		"": "", "é": "", "\xC3": "\xC3", "éa\xF0\x9F": "\xF0\x9F", "éax": "", "é\uFFFD": ""} {
		s, rest := read_text.ReadText(m, text)
		require.NotNil(t, s, text)
		require.Equal(t, begun, rest)
	}
	for _, text := range []string{"e", "\xC2", "\xA9", "é\xFF", "é\x80", "éxx", "éx\xF0", "é\xF0a"} {
		s, _ := read_text.ReadText(m, text)
		require.Nil(t, s, "%x", text)
	}
	m.Begun = "\xC3"
	s, _ := read_text.ReadText(m, "\xA9a")
	require.NotNil(t, s)
	s, _ = read_text.ReadText(m, "a")
	require.Nil(t, s)
}
