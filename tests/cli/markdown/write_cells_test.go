package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/write_cells"
)

func TestWriteCells(t *testing.T) {
	s := &cli.Screen{}
	write_cells.WriteCells(s, []string{"one two", "b"}, []int{4, 3, 2}, []byte("lrc"), 0)
	require.Equal(t, "one  │   b │\ntwo  │     │\n", string(s.Out))
}
