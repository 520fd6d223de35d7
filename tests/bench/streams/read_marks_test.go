package streams_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/streams/read_marks"
	"rkllmd/tests/bench/streams/clock_now"
)

func TestReadMarks(t *testing.T) {
	var pair [2]int
	require.NoError(t, unix.Pipe2(pair[:], unix.O_CLOEXEC))
	defer unix.Close(pair[0])
	started := clock_now.ClockNow()
	text := ""
	for i := range int64(3) { // each says what the earlier ones have said too
		text += fmt.Sprintf("data: {\"text\":\"t%d t%d \"}\n\nt12 t %dt\x00\xff", started, started+i, started)
	}
	go func() {
		defer unix.Close(pair[1])
		for i := range len(text) { // byte by byte: marks come in pieces
			unix.Write(pair[1], []byte(text[i:i+1]))
		}
		time.Sleep(time.Millisecond)
		unix.Write(pair[1], fmt.Appendf(nil, "t%d ", started+3))
	}()
	times, first, err := read_marks.ReadMarks(pair[0], 4)
	require.NoError(t, err)
	passed := clock_now.ClockNow() - started
	for _, took := range times {
		require.Positive(t, took)
		require.LessOrEqual(t, took, passed)
	}
	require.GreaterOrEqual(t, times[3], int64(time.Millisecond))
	require.Equal(t, started+times[0], first)
	_, _, err = read_marks.ReadMarks(pair[0], 2)
	require.EqualError(t, err, "the stream ended after 0 of 2 tokens")
}
