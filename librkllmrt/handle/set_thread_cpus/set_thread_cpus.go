// Package set_thread_cpus puts a run on its CPUs.
package set_thread_cpus

import (
	"runtime"

	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle/choose_cpus"
)

// SetThreadCpus puts the calling OS thread on the CPUs of enabled_cpus_mask (choose_cpus), and with it the threads that
// llama.cpp starts for each computation, which inherit them. It returns the CPUs that the thread had before, and
// whether they were changed: the caller gives them back by unix.SchedSetaffinity and runtime.UnlockOSThread.
//
// The goroutine is locked to the thread meanwhile. Only then does Go start no thread of its own from it, which would
// inherit the CPUs as well.
//
// **Runs on:** the run's thread. **Holds:** Busy.
func SetThreadCpus(h *librkllmrt.Handle) (before unix.CPUSet, pinned bool) {
	if unix.SchedGetaffinity(0, &before) != nil {
		return before, false
	}
	chosen, use := choose_cpus.ChooseCpus(h.Param.CPUMask, before, h.Context.Threads)
	if !use || chosen == before {
		return before, false
	}
	runtime.LockOSThread()
	if unix.SchedSetaffinity(0, &chosen) != nil {
		runtime.UnlockOSThread()
		return before, false
	}
	return before, true
}
