package calls_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/build_calls"
	"rkllmd/grammar/parse_grammar"
)

func TestBuildCalls(t *testing.T) {
	names, rules := []string{"get", `a"b`}, []string{"one", "two"}
	for i := range generation.CallFormats {
		format := &generation.CallFormats[i]
		for _, one := range []bool{false, true} {
			expression := build_calls.BuildCalls(format, names, rules, one)
			_, err := parse_grammar.ParseGrammar("root ::= " + expression + "\none ::= \"1\"\ntwo ::= \"2\"\n")
			require.NoError(t, err, format.Name)
			require.Equal(t, !one && !format.Single, strings.Contains(expression, ")*"), expression)
		}
	}
	require.Equal(t, `"" ( ( "<tool_call>\x0A{\"name\": \"get\", \"arguments\": " one "}\x0A</tool_call>" | `+
		`"<tool_call>\x0A{\"name\": \"a\\\"b\", \"arguments\": " two "}\x0A</tool_call>" ) ) ""`,
		build_calls.BuildCalls(&generation.CallFormats[1], names, rules, true))
}
