// Package measure_until times requests while something else goes on.
package measure_until

import (
	"sync/atomic"
	"time"

	"rkllmd/bench"
	"rkllmd/bench/measure_round_trip"
)

// MeasureUntil measures round trips of request at path with the given pause before each, as measure_round_trip does,
// for as long as work runs, and returns the error of either.
//
// **Runs on:** any thread that may wait. work runs on the calling goroutine.
func MeasureUntil(path, request string, pause time.Duration, work func() error) (latency bench.Latency, err error) {
	const most = 1 << 20
	var stop int32
	done := make(chan error, 1)
	go func() {
		var failed error
		latency, failed = measure_round_trip.MeasureRoundTrip(path, request, most, pause, &stop)
		done <- failed
	}()
	err = work()
	atomic.StoreInt32(&stop, 1)
	if failed := <-done; err == nil {
		err = failed
	}
	return latency, err
}
