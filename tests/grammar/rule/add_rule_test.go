package rule_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/rule/add_rule"
	"rkllmd/tests/grammar/create_writer"
)

func TestAddRule(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	require.Equal(t, "a", add_rule.AddRule(w, "a", `"x"`))
	require.Equal(t, "a-2", add_rule.AddRule(w, "a", `"y"`))
	require.Equal(t, []string{`a ::= "x"`, `a-2 ::= "y"`}, w.Rules)
}
