// Package measure_answer measures a stream from its request on.
package measure_answer

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/bench/streams/read_marks"
)

// MeasureAnswer writes request to the blocking descriptor fd and reads the answer until count marks have come
// (read_marks). first is how long the first one took from the request on, times how long each took from the time that
// it names; nanoseconds.
//
// **Runs on:** any thread that may wait. Fails where request cannot be written whole, and as read_marks does.
func MeasureAnswer(fd int, request string, count int) (first int64, times []int64, err error) {
	var begun unix.Timespec
	_ = unix.ClockGettime(unix.CLOCK_MONOTONIC, &begun) // this clock is always there
	if n, err := unix.Write(fd, []byte(request)); err != nil || n < len(request) {
		return 0, nil, fmt.Errorf("%d of %d bytes of the request were written: %w", max(n, 0), len(request), err)
	}
	times, came, err := read_marks.ReadMarks(fd, count)
	return came - begun.Nano(), times, err
}
