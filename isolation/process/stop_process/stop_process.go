// Package stop_process ends the library's process by force.
package stop_process

import "rkllmd/isolation"

// StopProcess kills the process, whatever the library is doing; why, unless nil, is what its death is reported with.
//
// **Runs on:** any thread. It does not wait for the end: Process.Gone tells of it.
func StopProcess(p *isolation.Process, why *isolation.Hang) {
	p.Hang.CompareAndSwap(nil, why)
	_ = p.Command.Process.Kill() // fails when it has ended
}
