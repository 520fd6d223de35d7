package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/write_markdown"
)

func TestWriteMarkdown(t *testing.T) {
	s := &cli.Screen{Columns: 12}
	require.Equal(t, "", write_markdown.WriteMarkdown(s, "one"))
	require.Equal(t, "one", write_markdown.WriteMarkdown(s, " two\xe4\xb8"))
	require.Equal(t, " two中", write_markdown.WriteMarkdown(s, "\xad three"))
	require.Equal(t, "\nthree\n", write_markdown.WriteMarkdown(s, "\n"))
	require.Equal(t, "\uFFFD\n", write_markdown.WriteMarkdown(s, "\xff\n"), "no UTF-8")
}
