// Package measure_streams times streams that go on at once.
package measure_streams

import (
	"errors"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/bench"
)

// MeasureStreams calls stream for 0 to count - 1 at once and waits for all of them. It returns what that has taken, by
// the clock and of this process's CPU time.
//
// **Runs on:** any thread that may wait. stream runs on goroutines of its own. Errors: the streams'.
func MeasureStreams(count int, stream func(int) error) (spent bench.Spent, err error) {
	var before, after unix.Timespec
	if err = unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &before); err != nil {
		return spent, err
	}
	begin, ended := time.Now(), make(chan error)
	for i := range count {
		go func() { ended <- stream(i) }()
	}
	for range count {
		err = errors.Join(err, <-ended)
	}
	spent.Wall = time.Since(begin)
	err = errors.Join(err, unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &after))
	spent.CPU = time.Duration(after.Nano() - before.Nano())
	return spent, err
}
