// Package ask_running asks the library's process whether a run is on.
package ask_running

import (
	"time"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/isolation/process/find_process"
)

// AskRunning has rkllm_is_running called most times for the model with that handle, one call after the other, as long
// as it returns the same; it returns that, and how many of the calls did, one at least. While a run is on, a library
// that does not answer within isolation.QuickWait, because it holds a lock, is running: 1. Where the process has ended
// it is 0.
//
// **Runs on:** any thread that may wait. Follows the header's rkllm_is_running.
func AskRunning(handle uintptr, most int) (running int32, calls int) {
	p := find_process.FindProcess(handle)
	if p == nil {
		return 0, 1
	}
	on, patience := p.Running.Load() != 0, time.Duration(0)
	if on {
		patience = isolation.QuickWait
	}
	words := [4]uint64{uint64(most)}
	answer, answered := ask_process.AskProcess(p, isolation.Quick, isolation.IsRunning, words, patience)
	switch {
	case answered:
		return int32(answer[1]), int(max(1, min(answer[3], uint64(most)))) // what the other side writes is not trusted
	case on && find_process.FindProcess(handle) != nil:
		return 1, 1
	}
	return 0, 1
}
