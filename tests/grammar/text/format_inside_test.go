package text_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/text/format_inside"
)

func TestFormatInside(t *testing.T) {
	require.Equal(t, `"a\\\"\\n"`, format_inside.FormatInside("a\"\n"))
	require.Equal(t, `""`, format_inside.FormatInside(""))
}
