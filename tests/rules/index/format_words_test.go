package index_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/index/format_words"
)

func TestFormatWords(t *testing.T) {
	table := rules.WordTable{Head: "| verb | use", Words: map[string]string{"b": "two", "a": "one", "c": "three"},
		Format: "`%s_`", Columns: 2}
	require.Equal(t, "| verb | use | verb | use |\n|---|---|---|---|\n| `a_` | one | `b_` | two |\n| `c_` | three |\n",
		format_words.FormatWords(table))
}
