package markdown_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/write_rule"
)

func TestWriteRule(t *testing.T) {
	s := &cli.Screen{Columns: 20, Escapes: true, Colors: true}
	write_rule.WriteRule(s, "go")
	require.Equal(t, "\x1b[2m── go ─────────────\x1b[0m", string(s.Out))
	wide := &cli.Screen{}
	write_rule.WriteRule(wide, "")
	require.Equal(t, strings.Repeat("─", markdown.Rule), string(wide.Out))
	narrow := &cli.Screen{Columns: 3}
	write_rule.WriteRule(narrow, "python")
	require.Equal(t, "── python ", string(narrow.Out))
}
