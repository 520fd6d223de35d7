package rule_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/rule/write_rule"
	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/create_writer"
)

func TestUseRule(t *testing.T) {
	for name := range grammar.SharedRules {
		w := create_writer.CreateWriter(t, `true`)
		require.Equal(t, name, use_rule.UseRule(w, name))
		write_rule.WriteRule(w, "root", name)
		_, err := parse_grammar.ParseGrammar(strings.Join(w.Rules, "\n"))
		require.NoError(t, err, "all that it needs is there: %s", name)
		rules := len(w.Rules)
		use_rule.UseRule(w, name)
		require.Len(t, w.Rules, rules, "once")
	}
	check_schema.CheckSchema(t, `true`,
		`+{"a": [1, -2.5e10, "x\u00e9\n", {}, [], null, true],`+"\n\t"+`"b": false}`, `+""`, `-"\ud800"`, `-01`,
		`-{"a":  1}`, `-[1,]`, `-tru`, `-"`+"\n"+`"`, `+"\uD7FF"`, `-"\x"`)
}
