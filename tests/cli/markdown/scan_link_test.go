package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/finish_markdown"
	"rkllmd/cli/markdown/scan_link"
	"rkllmd/cli/markdown/write_markdown"
)

func TestScanLink(t *testing.T) {
	s := &cli.Screen{Escapes: true, Pending: []rune("[a](")}
	require.Zero(t, scan_link.ScanLink(s, false), "its address may come")
	require.Equal(t, 1, scan_link.ScanLink(s, true), "there is none")
	for text, want := range map[string]string{
		"See [the page](https://example.org/a_(b) \"t\").": "See the page (https://example.org/a_(b)).",
		"![**board**](<x.png>)":                            "board (x.png)",
		"[https://a.org](https://a.org) [](b)":             "https://a.org b",
		"a[1] and [x] (y)! Hello!":                         "a[1] and [x] (y)! Hello!",
		"[not yet](a":                                      "[not yet](a",
		"wow!":                                             "wow!",
	} {
		s := &cli.Screen{}
		got := ""
		for _, r := range text + "\n" {
			got += write_markdown.WriteMarkdown(s, string(r))
		}
		require.Equal(t, want+"\n", got+finish_markdown.FinishMarkdown(s))
	}
	styled := &cli.Screen{Escapes: true, Colors: true}
	require.Equal(t, "\x1b[4ma\x1b[0m (b)\n", write_markdown.WriteMarkdown(styled, "[a](b)\n"))
}
