// Package pin_thread binds a thread to CPUs.
package pin_thread

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// PinThread lets the thread id, 0 for the calling one (which its goroutine should hold with runtime.LockOSThread), run on the
// given CPUs only.
//
// **Runs on:** any. Linux. Fails when the thread is gone (unix.ESRCH), or none of the CPUs may be used (unix.EINVAL).
func PinThread(id int, cpus []int) error {
	var set unix.CPUSet
	for _, cpu := range cpus {
		set.Set(cpu)
	}
	if err := unix.SchedSetaffinity(id, &set); err != nil {
		return fmt.Errorf("bind thread %d to CPUs %v: %w", id, cpus, err)
	}
	return nil
}
