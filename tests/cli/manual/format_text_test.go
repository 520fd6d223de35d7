package manual_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/manual/format_text"
)

func TestFormatText(t *testing.T) {
	require.Equal(t, "a\n\\&.so /etc\n\\(aqb\\-c \\ed\\(ti", format_text.FormatText("a\n.so /etc\n'b-c \\d~"))
}
