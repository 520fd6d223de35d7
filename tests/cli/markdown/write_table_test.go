package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/write_table"
)

func TestWriteTable(t *testing.T) {
	rows := []string{"| Name | Meaning |", "|---|--:|", "| a | the first letter |", "| b |"}
	for _, test := range []struct {
		columns int
		rows    []string
		out     string
	}{
		{0, nil, ""}, {0, rows[:1], "| Name | Meaning |\n"},
		{0, rows[1:], "|---|--:|\n| a | the first letter |\n| b |\n"},
		{40, rows, "Name │          Meaning\n─────┼─────────────────\na    │ the first letter\nb    │\n"},
		{20, rows, "Name │      Meaning\n─────┼─────────────\na    │    the first\n     │       letter\nb    │\n"},
		{10, rows[:2], "| Name |\nMeaning |\n|---|--:|\n"},
	} {
		s := &cli.Screen{Columns: test.columns, Rows: test.rows}
		write_table.WriteTable(s)
		require.Equal(t, test.out, string(s.Out))
		require.Empty(t, s.Rows)
	}
}
