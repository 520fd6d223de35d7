package lines_test

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/read_lines"
	"rkllmd/tests/faces/lines/lines_read"
)

func TestReadLines(t *testing.T) {
	long := strings.Repeat("x", 100)
	got, err := lines_read.LinesRead(iotest.OneByteReader(strings.NewReader("a\n\n"+long+"\r\nlast")), 16)
	require.NoError(t, err)
	require.Equal(t, []string{"a", "", long + "\r", "last"}, got)
	got, err = lines_read.LinesRead(strings.NewReader(strings.Repeat("y", lines.MaxLine)+"\nb\n"+strings.Repeat("z",
		lines.MaxLine-1)+"\n"), 64<<10)
	require.NoError(t, err)
	require.Equal(t, "too long", got[0])
	require.Equal(t, "b", got[1])
	require.Equal(t, lines.MaxLine-1, len(got[2]))
	require.Empty(t, got[3], "behind the last newline stands a line without anything, which is not too long")
	_, err = lines_read.LinesRead(io.MultiReader(strings.NewReader("a"), iotest.ErrReader(errors.New("torn"))), 16)
	require.EqualError(t, err, "torn")

	stop, now := context.WithCancel(context.Background())
	now()
	require.ErrorIs(t, read_lines.ReadLines(stop, bufio.NewReader(strings.NewReader("nobody takes it\n")),
		make(chan []byte)), context.Canceled)
}
