package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/write_rows"
)

func TestWriteRows(t *testing.T) {
	s := &cli.Screen{Columns: 12}
	write_rows.WriteRows(s, []string{"| a | b | c | d |", "| *e*"})
	require.Equal(t, "| a | b | c\n| d |\n| e\n", string(s.Out))
}
