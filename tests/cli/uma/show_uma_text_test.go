package uma_test

import (
	"bytes"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/uma/show_uma_text"
)

func TestShowUMAText(t *testing.T) {
	long := strings.Repeat("a long answer ", 1000)
	for _, test := range []struct{ input, want, reason string }{
		{"Hello\nyou\n", "Hello\nyou\n", ""},
		{"\n", "\n", ""},
		{"Hi\n", "Hi\n", ""},
		{long + "\n", long + "\n", ""},
		{"error E_LIMIT_BUSY: full\n", "", "full (E_LIMIT_BUSY)"},
		{"error E_lsewhere: no\n", "error E_lsewhere: no\n", ""},
		{"two\nlines error E_RUNTIME_DECODE: gone\n", "two\nlines error E_RUNTIME_DECODE: gone\n",
			"gone (E_RUNTIME_DECODE)"},
		{long + "error E_RUNTIME_DECODE: gone\n", long + "error E_RUNTIME_DECODE: gone\n", "gone (E_RUNTIME_DECODE)"},
		{"error E_RUNTIME_DECODE: quoted\nand more\n", "error E_RUNTIME_DECODE: quoted\nand more\n", ""},
		{"Hel", "Hel", "ended before the answer did"},
		{"", "", "ended before the answer did"},
	} {
		for _, input := range []io.Reader{strings.NewReader(test.input), iotest.OneByteReader(strings.NewReader(
			test.input))} {
			var stdout bytes.Buffer
			err := show_uma_text.ShowUMAText(input, &stdout)
			require.Equal(t, test.want, stdout.String())
			if test.reason != "" {
				require.ErrorContains(t, err, test.reason)
				continue
			}
			require.NoError(t, err)
		}
	}
	reader, writer := io.Pipe()
	require.NoError(t, reader.Close())
	require.ErrorContains(t, show_uma_text.ShowUMAText(strings.NewReader("Hello\n"), writer), "cannot write the answer")
}
