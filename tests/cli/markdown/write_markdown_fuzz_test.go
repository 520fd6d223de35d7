package markdown_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/markdown/finish_markdown"
	"rkllmd/cli/markdown/write_markdown"
)

// However an answer is split, the terminal gets the same: the whole at once, in two parts, and byte by byte. No control
// character of the answer reaches it, and none but styles, line ends, and what erases a line.
func FuzzWriteMarkdown(f *testing.F) {
	for _, text := range []string{"# a\n**b** `c`\n- d\n> e\n", "|a|b|\n|-|:-:|\n|**c**|d|\n\nx",
		"```go\na\n```\n", "***a** b*",
		"中文，句子 é\u0301 \xe4\xb8", "\x1b[31m\x9b\a", "1. a\n   b\n\n---\n", "`` a ` b `` \\* ~~c~~", "> ```\n> a",
		"a | b\n--|:-:\nc | d\ne\n\nf",
		"a long | head of a table\n:-|-:\n1", "a | b\n--|x",
		"\u202ea\r\n\u2066b" + strings.Repeat("\u0301", 30),
		strings.Repeat("\u0301", 8) + " \u0301",
		"- a\n\n      b\n\n    c\n\td", "|a|\n:-:\nb"} {
		f.Add(text, uint16(3), uint8(9))
	}
	f.Fuzz(func(t *testing.T, text string, place uint16, columns uint8) {
		pieces := [][]string{{text}, strings.SplitAfter(text, ""), nil}
		place = min(place, uint16(min(len(text), 1<<15)))
		for _, at := range []int{int(place)} {
			pieces[2] = []string{text[:at], text[at:]}
		}
		var shown [3]string
		for i, split := range pieces {
			s := &cli.Screen{Columns: int(columns), Escapes: columns%2 == 0, Colors: columns%4 == 0,
				Plain: columns%8 == 1}
			for _, piece := range split {
				shown[i] += write_markdown.WriteMarkdown(s, piece)
			}
			shown[i] += finish_markdown.FinishMarkdown(s)
			require.Empty(t, s.Out)
		}
		require.Equal(t, shown[0], shown[1])
		require.Equal(t, shown[0], shown[2])
		text = strings.ReplaceAll(regexp.MustCompile("\x1b\\[[0-9]+A\r\x1b\\[J").ReplaceAllString(shown[0], ""),
			cli.EraseLine, "")
		for _, sequence := range strings.SplitAfter(text, "\x1b")[1:] {
			codes, _, styled := strings.Cut(sequence, "m")
			require.True(t, styled && strings.Trim(codes, "[0123456789;") == "", "%q", sequence)
		}
		require.NotRegexp(t, "[\u2028-\u202e\u2066-\u2069]", text)
		if columns%8 == 1 { // signs that are not written part stacks
			require.NotRegexp(t, "[\\p{Mn}\\p{Me}]{9}", text)
		}
		for _, r := range text {
			require.False(t, unicode.IsControl(r) && r != '\n' && r != '\t' && r != '\x1b', "%q", r)
		}
	})
}
