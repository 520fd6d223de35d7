// Package read_stamps reads the times that run_callbacks has sent.
package read_stamps

/*
#include <stdint.h>
int read_stamps(int fd, int count, int64_t *ns);
*/
import "C"

import (
	"fmt"

	"rkllmd/bench"
	"rkllmd/bench/measure_times"
)

// ReadStamps is a client that keeps up: it reads lines from the blocking descriptor fd until count of them had a time
// of run_callbacks as their "text", and sums up how long each took from there to here.
//
// **Runs on:** any thread that may wait. Fails when the input ends before.
func ReadStamps(fd, count int) (bench.Latency, error) {
	times := make([]int64, count)
	if found := C.read_stamps(C.int(fd), C.int(count), (*C.int64_t)(&times[0])); int(found) != count {
		return bench.Latency{}, fmt.Errorf("the stream ended after %d of %d results", found, count)
	}
	return measure_times.MeasureTimes(times), nil
}
