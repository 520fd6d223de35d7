// Package is_over tells whether the library's process is of use no more.
package is_over

import (
	"golang.org/x/sys/unix"

	"rkllmd/isolation"
)

// IsOver tells whether p has ended, also where nobody has heard of that yet, or was killed and is about to.
//
// **Runs on:** any thread. Follows waitid(2).
func IsOver(p *isolation.Process) bool {
	if p.Ending.Load() || p.Killed.Load() {
		return true
	}
	var info unix.Siginfo // stays as it is while the process lives
	err := unix.Waitid(unix.P_PID, p.Command.Process.Pid, &info, unix.WEXITED|unix.WNOWAIT|unix.WNOHANG, nil)
	return err == unix.ECHILD || info.Signo != 0 // it was waited for by watch_process; it can be
}
