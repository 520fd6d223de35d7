// Package count_cpu_time reads how long the threads of a context have computed.
package count_cpu_time

// #include <stdint.h>
// #cgo noescape rkllmd_count_cpu_time
// #cgo nocallback rkllmd_count_cpu_time
// int64_t rkllmd_count_cpu_time(const void *kept);
import "C"

import (
	"time"

	"rkllmd/engine"
)

// CountCPUTime returns how long the calling OS thread, which the goroutine stays on, and those that keep_threads has
// made last for c have run on CPUs. Negative: it cannot be known.
//
// **Runs on:** any thread.
func CountCPUTime(c *engine.Context) time.Duration {
	return time.Duration(C.rkllmd_count_cpu_time(c.Kept))
}
