package terminal_test

import (
	"bytes"
	"io"
	"os"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/write"
)

func TestWrite(t *testing.T) {
	var to bytes.Buffer
	writer := write.Writer{To: &to, Asked: new(atomic.Int32)}
	for _, text := range []string{"> ", "\x1b[6n", "a\x1b[6nb"} {
		n, err := io.WriteString(writer, text)
		require.NoError(t, err)
		require.Len(t, text, n)
	}
	require.Equal(t, "> ab", to.String())
	require.EqualValues(t, 2, writer.Asked.Load())
	read, closed, err := os.Pipe()
	require.NoError(t, err)
	require.NoError(t, read.Close())
	require.NoError(t, closed.Close())
	_, err = write.Writer{To: closed, Asked: new(atomic.Int32)}.Write([]byte("\x1b[6n"))
	require.ErrorIs(t, err, os.ErrClosed)
}
