package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/source/parse_character"
)

func TestParseCharacter(t *testing.T) {
	for text, expected := range map[string]rune{`a`: 'a', `ü`: 'ü', `\n`: '\n', `\"`: '"', `\]`: ']', `\\`: '\\',
		`\x41`: 'A', `\u00e9`: 'é', `\U0001F600`: '😀'} {
		r := &grammar.Reader{Source: text + "!"}
		require.Equal(t, expected, parse_character.ParseCharacter(r), text)
		require.Equal(t, len(text), r.At)
	}
	for text, reason := range map[string]string{`"\q"`: `the escape \q does not exist`,
		`"\x4g"`: `\x4g is no character`, `"\U00110000"`: "is no character",
		`"a`: "ends within a literal", "\"\xff\"": "is no UTF-8", `"\`: "the escape", `"\x4`: `the escape \x`} {
		_, err := parse_grammar.ParseGrammar("root ::= " + text)
		require.ErrorContains(t, err, reason, text)
	}
}
