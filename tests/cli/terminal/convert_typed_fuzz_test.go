package terminal_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/convert_typed"
)

// FuzzConvertTyped: wherever what is typed is cut, the line editor gets the same, and nothing is lost but what begins
// like a mark at its end.
func FuzzConvertTyped(f *testing.F) {
	f.Add([]byte("a\x1b[200~b\r\n\tc\x1b[201~\r"), 3)
	f.Add([]byte("\x1b\x1b[20\x1b\r"), 1)
	f.Fuzz(func(t *testing.T, typed []byte, cut int) {
		whole, parts := &terminal.Typing{}, &terminal.Typing{}
		convert_typed.ConvertTyped(whole, typed)
		cut = min(max(cut, 0), len(typed))
		convert_typed.ConvertTyped(parts, typed[:cut])
		convert_typed.ConvertTyped(parts, typed[cut:])
		require.Equal(t, string(whole.Ready), string(parts.Ready))
		require.LessOrEqual(t, len(whole.Held), 5)
	})
}
