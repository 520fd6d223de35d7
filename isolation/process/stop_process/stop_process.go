// Package stop_process ends the library's process by force.
package stop_process

import (
	"cmp"
	"time"

	"rkllmd/isolation"
	"rkllmd/isolation/process/drop_process"
)

// StopProcess kills the process, whatever the library is doing; why, unless nil, is what its death is reported with.
// One that has not ended after Limits.Kill is given up (drop_process).
//
// **Runs on:** any thread. It does not wait for the end: Process.Gone tells of it.
func StopProcess(p *isolation.Process, why *isolation.Hang) {
	p.Hang.CompareAndSwap(nil, why)
	_ = p.Command.Process.Kill() // fails when it has ended
	if p.Killed.CompareAndSwap(false, true) {
		time.AfterFunc(cmp.Or(p.Isolation.Limits.Kill, isolation.KillTime), drop_process.DropProcess(p))
	}
}
