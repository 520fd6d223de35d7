package source_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/parse_grammar"
)

func TestCheckDepth(t *testing.T) {
	a := "\na ::= \"~~~~\"?\n"
	for text, reason := range map[string]string{
		"root ::=" + strings.Repeat(" a", 1000) + a: "",
		"root ::=" + strings.Repeat(" a", 39000) + a: "in the rule root, 78001 parts may be begun or left out " +
			"from one character to the next, of at most 3000",
		"root ::= \"x\" a{2000}" + a:                         "parts may be begun or left out",
		"root ::= b c\nb ::= \"x\" a{900}\nc ::= a{900}" + a: "in the rule root",
		"root ::= \"x\"{0,2000}":                             "",
	} {
		_, err := parse_grammar.ParseGrammar(text)
		if reason == "" {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, reason)
	}
}
