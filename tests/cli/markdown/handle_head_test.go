package markdown_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/handle_head"
)

func TestHandleHead(t *testing.T) {
	for _, test := range []struct {
		head   string
		ended  bool
		out    string
		inside bool
	}{
		{"#", false, "", false}, {"# Title", true, "\x1b[1;4mTitle", true}, {"> > a b", false, "│ │ a", true},
		{"- a b", false, "• a", true}, {"---", true, "─────────", false}, {"```c", true, "── c ────", false},
		{"", true, "", false}, {"a b", false, "a", true}, {"> ", true, "│ ", false},
	} {
		s := &cli.Screen{Columns: 10, Head: []rune(test.head), Escapes: test.head == "# Title"}
		handle_head.HandleHead(s, test.ended)
		require.Equal(t, test.out, strings.TrimSuffix(string(s.Out)+string(s.Word), "b"), test.head)
		require.Equal(t, test.inside, s.Inside, test.head)
		require.Equal(t, test.head == "```c", s.Fence.Count == 3)
	}
	s := &cli.Screen{Head: []rune("|a"), Rows: []string{"|b|"}}
	handle_head.HandleHead(s, false)
	require.True(t, s.InRow)
	require.Len(t, s.Rows, 1, "the table goes on")
	s = &cli.Screen{Head: []rune("c "), Rows: []string{"|b|"}}
	handle_head.HandleHead(s, false)
	require.Equal(t, "|b|\nc", string(s.Out))
}
