// Package measure_pipelined counts requests that are sent without waiting for the answers before.
package measure_pipelined

/*
#include <stdint.h>
int measure_pipelined(const int *fds, int count, const char *batch, int length, int requests, int batches,
    int64_t *times);
*/
import "C"

import (
	"fmt"
	"strings"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/bench"
	"rkllmd/bench/open_connection"
)

// MeasurePipelined opens connections (at most 64) to the Unix socket path and sends request, which ends in a newline,
// in batches of perBatch, `batches` of them on each connection with two in flight, until every answer has come. The
// loop is C on one thread; Throughput.ClientBusy tells whether that thread was the bound.
//
// **Runs on:** any thread that may wait. Fails when it cannot connect and when the server hangs up.
func MeasurePipelined(path, request string, connections, perBatch, batches int) (bench.Throughput, error) {
	fds := make([]C.int, connections)
	for i := range fds {
		fd, err := open_connection.OpenConnection(path)
		if err != nil {
			return bench.Throughput{}, err
		}
		defer unix.Close(fd)
		fds[i] = C.int(fd)
	}
	batch := []byte(strings.Repeat(request, perBatch))
	var times [2]C.int64_t
	if C.measure_pipelined(&fds[0], C.int(connections), (*C.char)(unsafe.Pointer(&batch[0])), C.int(len(batch)),
		C.int(perBatch), C.int(batches), &times[0]) != 0 {
		return bench.Throughput{}, fmt.Errorf("%s: the server hung up", path)
	}
	return bench.Throughput{
		Requests:   connections * perBatch * batches,
		Wall:       time.Duration(times[0]),
		ClientBusy: time.Duration(times[1]),
	}, nil
}
