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
	typing := &terminal.Typing{Source: strings.NewReader("a")}
	typing.Asked.Add(1)
	text, err := io.ReadAll(read.Reader{Typing: typing})
	require.NoError(t, err)
	require.Equal(t, "\x1b[1;1Ra", string(text), "the terminal was not asked where its cursor is")
	_, err = read.Reader{Typing: &terminal.Typing{Source: iotest.ErrReader(io.ErrClosedPipe)}}.Read(make([]byte, 1))
	require.ErrorIs(t, err, io.ErrClosedPipe)
}
