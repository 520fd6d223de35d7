// Package drop_process lets go of a process that cannot be ended.
package drop_process

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/end_process"
)

// DropProcess returns what takes p out of service although it has not ended: it was killed long ago, and hangs in
// the NPU's driver, where no signal reaches it. Who waits for it is told so. No other process is started until it has
// ended after all (Isolation.Stuck): the NPU would have two. Where it has ended, nothing happens.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func DropProcess(p *isolation.Process) func() {
	return func() { end_process.EndProcess(p, nil) }
}
