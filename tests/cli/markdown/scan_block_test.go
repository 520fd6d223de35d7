package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/scan_block"
)

func TestScanBlock(t *testing.T) {
	s := &cli.Screen{Escapes: true, Colors: true, Columns: 8, Fence: cli.Emphasis{Sign: '`', Count: 3}}
	for _, r := range "  `` long line\n\n```` x\n" {
		scan_block.ScanBlock(s, r)
	}
	require.Equal(t, "\x1b[36m  `` long line\x1b[0m\n\x1b[36m\x1b[0m\n\x1b[36m```` x\x1b[0m\n", string(s.Out))
	s.Out = nil
	for _, r := range " ````  " {
		scan_block.ScanBlock(s, r)
	}
	require.Empty(t, s.Out, "it may be the end")
	scan_block.ScanBlock(s, '\n')
	require.Equal(t, "\x1b[2m───────\x1b[0m\n", string(s.Out))
	require.Zero(t, s.Fence.Count)
}
