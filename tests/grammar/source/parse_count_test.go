package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/source/parse_count"
)

func TestParseCount(t *testing.T) {
	require.Equal(t, 2000, parse_count.ParseCount(&grammar.Reader{Source: "2000}"}))
	require.Equal(t, grammar.NoLimit, parse_count.ParseCount(&grammar.Reader{Source: "}"}))
	for _, text := range []string{"2001", "99999999999999999999"} {
		_, err := parse_grammar.ParseGrammar(`root ::= "a"{` + text + `}`)
		require.ErrorContains(t, err, text+" repetitions are more than 2000")
	}
}
