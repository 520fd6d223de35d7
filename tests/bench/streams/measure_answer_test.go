package streams_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/bench/streams/measure_answer"
	"rkllmd/tests/bench/streams/clock_now"
)

func TestMeasureAnswer(t *testing.T) {
	pair, err := unix.Socketpair(unix.AF_UNIX, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	require.NoError(t, err)
	defer unix.Close(pair[0])
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		defer unix.Close(pair[1])
		asked := make([]byte, 3)
		if n, _ := unix.Read(pair[1], asked); string(asked[:n]) != "ask" {
			return
		}
		time.Sleep(20 * time.Millisecond)
		now := clock_now.ClockNow()
		unix.Write(pair[1], fmt.Appendf(nil, "t%d t%d ", now, now+1)) // two at once
	}()
	first, times, err := measure_answer.MeasureAnswer(pair[0], "ask", 2)
	require.NoError(t, err)
	require.Len(t, times, 2)
	require.GreaterOrEqual(t, first, int64(20*time.Millisecond))
	require.Less(t, times[0], first, "from the time that it names")
	require.Positive(t, times[0])
	<-closed
	_, _, err = measure_answer.MeasureAnswer(pair[0], "ask", 1)
	require.ErrorContains(t, err, "0 of 3 bytes of the request were written")
}
