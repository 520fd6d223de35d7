// Package serve_worker serves the daemon with a library's functions.
package serve_worker

/*
#include <stdint.h>
void rkllmd_serve_worker(const uint64_t *worker, const uint64_t *addresses);
*/
import "C"

import (
	"rkllmd/isolation"
	// their C halves are called by the one here
	_ "rkllmd/isolation/inside/on_result"
	_ "rkllmd/isolation/inside/serve_lane"
)

// ServeWorker makes the calls that the daemon sends, of the functions at these addresses, by their numbers
// (isolation.Init ...), until it closes the lane of calls. worker is what find_worker gives. It serves once in a
// process.
//
// **Runs on:** a locked goroutine. It is the thread of the calls; those that go beside them have threads of their own.
func ServeWorker(worker *[5]uint64, addresses *[isolation.Functions]uint64) {
	C.rkllmd_serve_worker((*C.uint64_t)(&worker[0]), (*C.uint64_t)(&addresses[0]))
}
