// Package use_caller_cpus computes on the CPUs of a program's thread.
package use_caller_cpus

import "golang.org/x/sys/unix"

// UseCallerCpus puts the calling OS thread, and with it the threads that it starts, on the CPUs that the program has
// given to its own one of that id, as if it computed there itself. It returns the CPUs that the thread had before, for
// unix.SchedSetaffinity, and whether they were changed.
//
// **Runs on:** a locked goroutine.
func UseCallerCpus(thread int32) (before unix.CPUSet, changed bool) {
	var wanted unix.CPUSet
	if unix.SchedGetaffinity(0, &before) != nil || unix.SchedGetaffinity(int(thread), &wanted) != nil ||
		wanted == before {
		return before, false
	}
	return before, unix.SchedSetaffinity(0, &wanted) == nil
}
