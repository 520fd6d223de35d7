package grammar_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
)

func TestParseGrammar(t *testing.T) {
	rules, err := parse_grammar.ParseGrammar("# an answer\nroot ::= yes | \"no\" # or not\n\nyes ::= [yY] \"es\"\n")
	require.NoError(t, err)
	require.Len(t, rules, 2)
	for text, reason := range map[string]string{
		"root ::= [\x00]": `line 1, column 11: a NUL cannot stand here: write \x00`,
		"":                "there is no rule root", "a ::= \"x\"": "there is no rule root",
		strings.Repeat(" ", 300000): "it has 300000 bytes, of at most 262144"} {
		_, err = parse_grammar.ParseGrammar(text)
		require.ErrorContains(t, err, reason)
		require.ErrorAs(t, err, new(*grammar.Error))
	}
}
