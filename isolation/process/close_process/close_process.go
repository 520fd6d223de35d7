// Package close_process ends a process of the library that nobody needs any more.
package close_process

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/stop_process"
)

// CloseProcess ends p, whose model is gone, and returns when it has ended: its memory is free then.
//
// **Runs on:** any thread that may wait.
func CloseProcess(p *isolation.Process) {
	p.Retired.Store(true)
	stop_process.StopProcess(p, nil)
	<-p.Gone
}
