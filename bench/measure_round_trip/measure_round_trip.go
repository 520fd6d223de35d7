// Package measure_round_trip times requests that are answered one by one.
package measure_round_trip

/*
#include <stdint.h>
int measure_round_trip(int fd, const char *request, int length, int count, int pause_ns, const volatile int32_t *stop,
		       int64_t *ns);
*/
import "C"

import (
	"fmt"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/bench"
	"rkllmd/bench/measure_times"
	"rkllmd/bench/open_connection"
)

// MeasureRoundTrip connects to the Unix socket path and sends request, which ends in a newline, count times, each after
// the answer to the one before and after a pause (under one second; 0: back to back). It stops early when *stop becomes
// other than 0. The loop is C on a thread of its own, so that the client adds as little as can be.
//
// **Runs on:** any thread that may wait. Fails when it cannot connect, when the server hangs up, and when it was
// stopped before the first answer.
func MeasureRoundTrip(path, request string, count int, pause time.Duration, stop *int32) (bench.Latency, error) {
	fd, err := open_connection.OpenConnection(path)
	if err != nil {
		return bench.Latency{}, err
	}
	defer unix.Close(fd)
	message := []byte(request)
	times := make([]int64, count)
	n := C.measure_round_trip(C.int(fd), (*C.char)(unsafe.Pointer(&message[0])), C.int(len(message)), C.int(count),
		C.int(pause.Nanoseconds()), (*C.int32_t)(stop), (*C.int64_t)(&times[0]))
	if n <= 0 {
		return bench.Latency{}, fmt.Errorf("%s: the server hung up, or no answer came in time", path)
	}
	return measure_times.MeasureTimes(times[:n]), nil
}
