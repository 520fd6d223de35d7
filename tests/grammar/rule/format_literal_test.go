package rule_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/rule/format_literal"
	"rkllmd/tests/grammar/is_written"
)

func TestFormatLiteral(t *testing.T) {
	require.Equal(t, `"a\"\\\x0A\x7Fü"`, format_literal.FormatLiteral("a\"\\\n\x7fü"))
	require.True(t, is_written.IsWritten(t, "root ::= "+format_literal.FormatLiteral("a\"\\\n\x7fü\x01"),
		"a\"\\\n\x7fü\x01"))
}
