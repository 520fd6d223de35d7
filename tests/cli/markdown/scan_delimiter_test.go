package markdown_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/finish_markdown"
	"rkllmd/cli/markdown/scan_delimiter"
	"rkllmd/cli/markdown/write_markdown"
)

// The text of a head comes at once; what follows says whether it is taken back.
func TestScanDelimiter(t *testing.T) {
	require.False(t, scan_delimiter.ScanDelimiter(&cli.Screen{}, '-'), "nothing stands before it")
	s := &cli.Screen{Escapes: true, Colors: true, Columns: 9}
	require.Equal(t, "one |", write_markdown.WriteMarkdown(s, "one | twelve"))
	require.Equal(t, "\ntwelve", write_markdown.WriteMarkdown(s, "\n--- | ---"), "two lines of the terminal")
	require.True(t, s.Held)
	require.Equal(t, "\x1b[1A\r\x1b[J\r\x1b[K\x1b[2m(a table, rows: 2)\x1b[0m", write_markdown.WriteMarkdown(s, "\n"))
	require.Equal(t, "\r\x1b[K\x1b[2m(a table, rows: 3)\x1b[0m", write_markdown.WriteMarkdown(s, "three\n"))
	s.Columns = 40
	require.Equal(t, "\r\x1b[K\x1b[1mone\x1b[0m  \x1b[2m │ \x1b[0m\x1b[1mtwelve\x1b[0m\n\x1b[2m──────┼───────\x1b[0m\n"+
		"three\x1b[2m │ \x1b[0m\n\n", write_markdown.WriteMarkdown(s, "\n"))
	for text, want := range map[string]string{
		"a | b\n--- | c":        "a | b\n--- | c\n",
		"a | b\n\nc":            "a | b\n\nc\n",
		"a | b\n    -|-":        "a | b\n    -|-\n",
		"a | b\n-|-|-\n|c|":     "a | b\n-|-|-\n\r\x1b[K\x1b[2m(a table, rows: 1)\x1b[0m\r\x1b[K|c|\n",
		"a || b":                "a || b\n",
		"\n    code | x\n\n- a": "\n\x1b[36m    code | x\x1b[0m\n\n• a\n",
	} {
		s := &cli.Screen{Escapes: true, Colors: true}
		require.Equal(t, want, write_markdown.WriteMarkdown(s, text)+finish_markdown.FinishMarkdown(s))
	}
	dumb := &cli.Screen{}
	require.Equal(t, "a | b\n-|-\n", write_markdown.WriteMarkdown(dumb, "a | b\n-|-\n"), "nothing can be taken back")
}
