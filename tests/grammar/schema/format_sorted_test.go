package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/schema/format_sorted"
)

func TestFormatSorted(t *testing.T) {
	require.Equal(t, `{"a":[1,null],"b":"x"}`, format_sorted.FormatSorted(`{"b":"\u0078","a":[1.0,null]}`))
	require.Equal(t, format_sorted.FormatSorted("100"), format_sorted.FormatSorted("1e2"))
	require.Empty(t, format_sorted.FormatSorted("[1e999]"))
}
