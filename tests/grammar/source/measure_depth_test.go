package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/source/measure_depth"
	"rkllmd/grammar/source/parse_rule"
)

func TestMeasureDepth(t *testing.T) {
	for text, most := range map[string]int{
		`root ::= "x"`:                     1,
		`root ::= ""`:                      1,
		"root ::= a a a\na ::= \"y\"?":     7, // itself, and a rule and a repetition each
		"root ::= a\na ::= b\nb ::= \"x\"": 3,
		"root ::= a b\na ::= \"x\" \"y\"?\nb ::= \"z\"? \"!\"": 3, // from x
		`root ::= "x" ( "a"? | "b" )`:                          2,
		`root ::= "(" root ")" | "x"`:                          1,
		`root ::= ( "a"? ){1000} "x"`:                          3001,
	} {
		r := &grammar.Reader{Source: text, Rules: map[string]*grammar.Node{}, Depths: map[string]grammar.Depth{},
			Measured: map[string]bool{}}
		for r.At < len(r.Source) {
			parse_rule.ParseRule(r)
		}
		d := measure_depth.MeasureDepth(r, &grammar.Node{Kind: grammar.RuleName, Rule: "root"})
		require.Equal(t, most, d.Most, text)
	}
}
