// Package set_process_cpus binds a process to CPUs.
package set_process_cpus

import (
	"errors"
	"fmt"
	"os"
	"strconv"

	"golang.org/x/sys/unix"

	"rkllmd/bench/set_thread_cpus"
)

// SetProcessCpus lets all threads of the process pid run on the given CPUs only; threads that these create later
// inherit it.
//
// **Runs on:** any thread. Linux. Fails when the process is gone, or none of the CPUs may be used.
func SetProcessCpus(pid int, cpus []int) error {
	threads, err := os.ReadDir(fmt.Sprintf("/proc/%d/task", pid))
	if err != nil {
		return err
	}
	for _, thread := range threads {
		id, err := strconv.Atoi(thread.Name())
		if err != nil {
			return err
		}
		if err := set_thread_cpus.SetThreadCpus(id, cpus); err != nil && !errors.Is(err, unix.ESRCH) {
			return err
		}
	}
	return nil
}
