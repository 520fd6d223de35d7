// Package wait_for_exit waits until a process that cannot be reached any more has ended.
package wait_for_exit

import (
	"time"

	"rkllmd/isolation"
	"rkllmd/isolation/process/stop_process"
)

// WaitForExit returns when p, whose sockets are closed, has ended, and everybody knows. It ends a process that has
// closed them and lives on.
//
// **Runs on:** any thread that may wait.
func WaitForExit(p *isolation.Process) {
	select {
	case <-p.Gone:
	case <-time.After(isolation.ExitTime):
		stop_process.StopProcess(p, &isolation.Hang{Reason: "it has closed its sockets"})
		<-p.Gone
	}
}
