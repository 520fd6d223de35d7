package library_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/library"
	"rkllmd/cli/library/flush_log"
	"rkllmd/cli/library/write"
	"rkllmd/cli/library/write_waiting"
)

func TestFlushLog(t *testing.T) {
	flush_log.FlushLog(&library.Log{}) // nothing waits
	reader, writer, err := os.Pipe()
	require.NoError(t, err)
	log := &library.Log{Stream: writer, FD: int(writer.Fd()), Wake: make(chan struct{}, 1)}
	large := make([]byte, library.MaxAtOnce+1)
	_, _ = write.Writer{Log: log}.Write(large)
	begun := time.Now()
	flush_log.FlushLog(log)
	require.GreaterOrEqual(t, time.Since(begun), library.FlushTime, "nobody writes")

	go write_waiting.WriteWaiting(log)
	flush_log.FlushLog(log)
	require.NoError(t, reader.SetReadDeadline(time.Now().Add(30*time.Second)))
	n, err := reader.Read(make([]byte, len(large)))
	require.NoError(t, err)
	require.Positive(t, n)
	close(log.Wake)
}
