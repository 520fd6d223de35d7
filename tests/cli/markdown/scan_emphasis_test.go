package markdown_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/scan_emphasis"
)

func TestScanEmphasis(t *testing.T) {
	for _, test := range []struct {
		text    string
		ended   bool
		read    int
		written string
	}{
		{"**", false, 0, ""}, {"**a", false, 0, ""}, {"**a", true, 2, "**"}, {"**a** ", false, 2, "\x1b[1m"},
		{"* a*", false, 1, "*"}, {"~a~ ", false, 1, "~"}, {"****a**** ", false, 4, "****"},
		{"*" + strings.Repeat("a", markdown.MaxSpan), false, 1, "*"}, {strings.Repeat("*", 200), false, 200,
			strings.Repeat("*", 200)},
	} {
		s := &cli.Screen{Escapes: true, Pending: []rune(test.text)}
		require.Equal(t, test.read, scan_emphasis.ScanEmphasis(s, test.ended), test.text)
		require.Equal(t, test.written, string(s.Word), test.text)
	}
	s := &cli.Screen{Escapes: true, Pending: []rune("* b"), Last: 'a', Open: []cli.Emphasis{{Sign: '*', Count: 1}},
		Style: cli.StyleItalic}
	require.Equal(t, 1, scan_emphasis.ScanEmphasis(s, false))
	require.Equal(t, "\x1b[0m", string(s.Word))
}
