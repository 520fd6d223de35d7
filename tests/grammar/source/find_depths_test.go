package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/find_depths"
	"rkllmd/grammar/source/parse_rule"
)

func TestFindDepths(t *testing.T) {
	for text, most := range map[string]int{
		"root ::= \"x\" root?": 2, // the repetition, and root again
		"root ::= b b\nb ::= \"(\" root \")\" a | \"x\"\na ::= \"y\"?": 3, // from ): a, its repetition, and b
		"root ::= \"x\" b\nb ::= a a \"z\" root\na ::= \"y\"?":         5,
	} {
		r := &grammar.Reader{Source: text, Rules: map[string]*grammar.Node{}, Depths: map[string]grammar.Depth{}}
		for r.At < len(r.Source) {
			parse_rule.ParseRule(r)
		}
		for _, name := range []string{"a", "b", "root"} {
			if r.Rules[name] != nil {
				r.Order = append(r.Order, name)
			}
		}
		find_depths.FindDepths(r)
		require.Equal(t, most, r.Depths["root"].Most, text)
	}
}
