package terminal_test

import (
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal"
	"rkllmd/cli/terminal/read"
)

func TestRead(t *testing.T) {
	const typed = "a\x1b[200~b\nc\x1b[201~\r"
	for _, source := range []io.Reader{strings.NewReader(typed), iotest.OneByteReader(strings.NewReader(typed)),
		iotest.DataErrReader(strings.NewReader(typed))} {
		text, err := io.ReadAll(iotest.OneByteReader(read.Reader{Typing: &terminal.Typing{Source: source}}))
		require.NoError(t, err)
		require.Equal(t, "ab⏎c\r", string(text))
	}
	_, err := read.Reader{Typing: &terminal.Typing{Source: iotest.ErrReader(io.ErrClosedPipe)}}.Read(make([]byte, 1))
	require.ErrorIs(t, err, io.ErrClosedPipe)
}
