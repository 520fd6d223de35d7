// Package measure_first_answer times a new client's way to its first answer.
package measure_first_answer

import (
	"fmt"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/bench"
	"rkllmd/bench/measure_times"
	"rkllmd/bench/open_connection"
)

// MeasureFirstAnswer times, count times, the way from connect(2) to the end of the first answer: connect to the Unix
// socket path, send request, which ends in a newline, read the answer. Closing is not counted.
//
// **Runs on:** any thread that may wait. Fails when it cannot connect and when the server hangs up.
func MeasureFirstAnswer(path, request string, count int) (bench.Latency, error) {
	times := make([]int64, count)
	buffer := make([]byte, 65536)
	for i := range times {
		start := time.Now()
		fd, err := open_connection.OpenConnection(path)
		if err != nil {
			return bench.Latency{}, err
		}
		unix.Write(fd, []byte(request))
		n, err := unix.Read(fd, buffer)
		times[i] = time.Since(start).Nanoseconds()
		unix.Close(fd)
		if n <= 0 || buffer[n-1] != '\n' {
			return bench.Latency{}, fmt.Errorf("%s: no answer: read gave %d bytes, error %v", path, n, err)
		}
	}
	return measure_times.MeasureTimes(times), nil
}
