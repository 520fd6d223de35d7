package rule_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/rule/write_rule"
	"rkllmd/tests/grammar/create_writer"
)

func TestWriteRule(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	write_rule.WriteRule(w, "a", `"xyz"`)
	require.Equal(t, []string{`a ::= "xyz"`}, w.Rules)
	require.Equal(t, 6, w.Size)
}
