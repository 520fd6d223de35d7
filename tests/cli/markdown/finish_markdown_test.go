package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/finish_markdown"
	"rkllmd/cli/markdown/write_markdown"
)

func TestFinishMarkdown(t *testing.T) {
	for text, end := range map[string]string{
		"": "", "a\n": "a\n", "a": "a\n", "**a": "**a\n", "# a": "a\n", "#": "#\n", "- ": "• \n", "a\xe4": "a\uFFFD\n",
		"| a |": "| a |\n", "| a |\n": "| a |\n", "|a|\n|-|\n|b": "a\n─\nb\n", "> ": "│ \n", "a `b": "a `b\n",
	} {
		s := &cli.Screen{}
		written := write_markdown.WriteMarkdown(s, text) + finish_markdown.FinishMarkdown(s)
		require.Equal(t, end, written, "%q", text)
		require.Equal(t, "b\n", write_markdown.WriteMarkdown(s, "b\n"), "it can be used again")
	}
	s := &cli.Screen{Columns: 9, Escapes: true, Colors: true}
	require.Equal(t, "\x1b[2m────────\x1b[0m\n\x1b[36ma\x1b[0m\n", write_markdown.WriteMarkdown(s, "```\na")+
		finish_markdown.FinishMarkdown(s), "code without an end")
}
