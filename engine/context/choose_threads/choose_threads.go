// Package choose_threads limits the number of compute threads.
package choose_threads

import (
	"golang.org/x/sys/unix"

	"rkllmd/engine/context"
)

// ChooseThreads returns asked, at least 1 and at most the CPUs that this process has (context.CPUs) and that the
// calling thread may run on, less those to spare for others. llama.cpp's threads wait for each other by spinning: where
// they fill all CPUs, any other busy thread, such as a client that reads the tokens, makes them many times slower. So
// one is left to the others, unless somebody sees to it that a thread without a CPU is not waited for (update_team).
//
// **Runs on:** any thread. The affinity of that thread counts.
func ChooseThreads(asked, spare int) int {
	limit := context.CPUs
	var mask unix.CPUSet
	if unix.SchedGetaffinity(0, &mask) == nil {
		limit = min(limit, mask.Count())
	}
	return max(1, min(asked, limit-spare))
}
