package source_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/parse_grammar"
)

func TestCheckProgress(t *testing.T) {
	for text, reason := range map[string]string{
		"root ::= root": "begins with itself", "root ::= \"a\"? b\nb ::= ( root | \"x\" )": "begins with itself",
		"root ::= \"a\" root?": "",
		"root ::= a | b\na ::= \"(\" root \")\"\nb ::= \"x\" b |": "",
	} {
		_, err := parse_grammar.ParseGrammar(text)
		if reason == "" {
			require.NoError(t, err, text)
			continue
		}
		require.ErrorContains(t, err, reason)
	}
	var chain strings.Builder
	chain.WriteString("root ::= a0\n")
	for i := range 13_000 {
		fmt.Fprintf(&chain, "a%d::=a%d\n", i, i+1)
	}
	chain.WriteString("a13000::=\"x\"\n")
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := parse_grammar.ParseGrammar(chain.String())
	runtime.ReadMemStats(&after)
	require.NoError(t, err)
	require.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(100<<20))
}
