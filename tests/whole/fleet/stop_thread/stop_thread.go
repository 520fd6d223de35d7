// Package stop_thread stops a thread as a debugger does.
package stop_thread

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/tests/whole/fleet/halt_thread"
)

// StopThread stops a thread of another process when it is in a function of C. One that is in Go would stop its whole
// process: the runtime waits for it before it collects garbage, or for a lock that it holds. The runtime sends such a
// thread SIGURG after 10 ms, so one that has that waiting goes on, and is stopped again; and so does one without which
// the process does not answer. The calling goroutine must be locked to its thread.
func StopThread(thread int, answers func() bool) error {
	waiting := regexp.MustCompile(`SigPnd:\s*([0-9a-f]+)`)
	for range 1000 {
		if err := halt_thread.HaltThread(thread); err != nil {
			return err
		}
		time.Sleep(100 * time.Millisecond)
		text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", thread))
		if err != nil {
			return err
		}
		signals, err := strconv.ParseUint(string(waiting.FindSubmatch(text)[1]), 16, 64)
		if err != nil || signals&(1<<(unix.SIGURG-1)) == 0 && answers() {
			return err
		}
		if err = unix.PtraceDetach(thread); err != nil {
			return err
		}
		time.Sleep(time.Millisecond)
	}
	return fmt.Errorf("thread %d is never in C", thread)
}
