package terminal_test

import (
	"bytes"
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/write_pieces"
)

func TestWritePieces(t *testing.T) {
	for size, pieces := range map[int][]string{0: {"hello"}, 1: {"h", "e", "l", "l", "o"}, 2: {"he", "ll", "o"},
		5: {"hello"}, 9: {"hello"}} {
		reader, writer := io.Pipe() // which gives each write to a read of its own
		failed := make(chan error, 1)
		go func() {
			failed <- write_pieces.WritePieces(writer, []byte("hello"), size, time.Microsecond)
			writer.Close()
		}()
		var got []string
		piece := make([]byte, 100)
		for n, err := reader.Read(piece); err == nil; n, err = reader.Read(piece) {
			got = append(got, string(piece[:n]))
		}
		require.Equal(t, pieces, got, size)
		require.NoError(t, <-failed)
	}
	require.NoError(t, write_pieces.WritePieces(&bytes.Buffer{}, nil, 0, 0))
	_, writer := io.Pipe()
	require.NoError(t, writer.Close())
	require.Error(t, write_pieces.WritePieces(writer, []byte("hello"), 1, 0))
}
