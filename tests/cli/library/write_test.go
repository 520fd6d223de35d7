package library_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/library"
	"rkllmd/cli/library/write"
)

func TestWrite(t *testing.T) {
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	defer reader.Close()
	defer writer.Close()
	log := &library.Log{Stream: writer, FD: int(writer.Fd()), Wake: make(chan struct{}, 1)}
	line := strings.Repeat("x", 1000) + "\n"
	buffer := make([]byte, 1<<20)
	n, err := write.Writer{Log: log}.Write([]byte(line))
	require.NoError(t, err)
	require.Equal(t, len(line), n)
	n, err = reader.Read(buffer)
	require.NoError(t, err)
	require.Equal(t, line, string(buffer[:n]), "at once")
	require.Empty(t, log.Waiting)

	for range 2 * library.MaxWaiting / len(line) { // nobody reads, and nobody writes what waits
		n, err = write.Writer{Log: log}.Write([]byte(line))
		require.NoError(t, err)
		require.Equal(t, len(line), n)
	}
	require.Len(t, log.Wake, 1)
	require.Zero(t, len(log.Waiting)%len(line), "whole lines")
	require.Greater(t, len(log.Waiting), library.MaxWaiting-len(line))
	require.LessOrEqual(t, len(log.Waiting), library.MaxWaiting)
	n, err = reader.Read(buffer)
	require.NoError(t, err)
	require.Equal(t, 2*library.MaxWaiting/len(line), (n+len(log.Waiting))/len(line)+log.Lost)
	require.NotZero(t, log.Lost)

	log.Waiting, log.Writing = nil, true
	_, _ = write.Writer{Log: log}.Write([]byte(line))
	require.Equal(t, line, string(log.Waiting), "not in front of the lines that are being written")
}
