// Package halt_thread stops a thread once.
package halt_thread

import "golang.org/x/sys/unix"

// HaltThread begins to trace a thread and returns when it stands still, until PtraceDetach. No SIGSTOP is sent: one
// that is still on its way when the thread is let go would stop its whole process. A signal that comes before goes
// through. The calling goroutine must be locked to its thread.
func HaltThread(thread int) error {
	if err := unix.PtraceSeize(thread); err != nil {
		return err
	}
	if err := unix.PtraceInterrupt(thread); err != nil {
		return err
	}
	for {
		var status unix.WaitStatus
		if _, err := unix.Wait4(thread, &status, unix.WALL, nil); err != nil && err != unix.EINTR {
			return err
		} else if err != nil || !status.Stopped() {
			continue
		}
		if status>>16 == unix.PTRACE_EVENT_STOP {
			return nil
		}
		if err := unix.PtraceCont(thread, int(status.StopSignal())); err != nil {
			return err
		}
	}
}
