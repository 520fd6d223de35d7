package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/convert_typed"
)

func TestConvertTyped(t *testing.T) {
	for typed, want := range map[string]string{
		"Hello\r":                              "Hello\r",
		"a\tb\x03\x7f":                         "a\tb\x03\x7f",
		"\x1b[A\x1b[1;5Cx\x1bf\x1bOH":          "\x1b[A\x1b[1;5Cx\x1bf\x1bOH",
		"one\x1b\rtwo\x1b\nthree":              "one⏎two⏎three",
		"\x1b[200~a\r\nb\rc\nd\n\n\x1b[201~\r": "a⏎b⏎c⏎d⏎⏎\r",
		"\x1b[200~\tif x {\x1b[201~\t":         "⇥if x {\t",
		"\x1b[200~a\x03\x1b[Ab\x00\x1b[201~":   "a[Ab",
		"\x1b[200~\x1b\x1b[201~x\r":            "x\r",
		"\x1b[200~ü ⏎\x1b[201~":                "ü ⏎",
		"\x1b\x1b[200~a\nb\x1b[201~":           "\x1ba⏎b",
		"\x1b[20~":                             "\x1b[20~",
	} {
		for piece := 1; piece <= len(typed); piece++ {
			typing := &terminal.Typing{}
			for rest := []byte(typed); len(rest) > 0; rest = rest[min(piece, len(rest)):] {
				convert_typed.ConvertTyped(typing, rest[:min(piece, len(rest))])
			}
			require.Equal(t, want, string(typing.Ready), "%q in pieces of %d", typed, piece)
			require.Empty(t, typing.Held)
		}
	}
}
