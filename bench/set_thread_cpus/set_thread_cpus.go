// Package set_thread_cpus binds a thread to CPUs.
package set_thread_cpus

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// SetThreadCpus lets the thread id, 0 for the calling one (which its goroutine should hold with runtime.LockOSThread),
// run on the given CPUs only.
//
// **Runs on:** any thread. Linux. Fails when the thread is gone (unix.ESRCH), or none of the CPUs may be used
// (unix.EINVAL).
func SetThreadCpus(id int, cpus []int) error {
	var set unix.CPUSet
	for _, cpu := range cpus {
		set.Set(cpu)
	}
	if err := unix.SchedSetaffinity(id, &set); err != nil {
		return fmt.Errorf("bind thread %d to CPUs %v: %w", id, cpus, err)
	}
	return nil
}
