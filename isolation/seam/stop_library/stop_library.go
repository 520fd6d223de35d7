// Package stop_library ends the service of an isolated library.
package stop_library

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/stop_later"
	"rkllmd/isolation/process/stop_process"
)

// StopLibrary returns Isolated.Stop over i: no further process is started, one that is still opening
// the library is ended, and the one that there is has isolation.StopTime to end in order.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Isolation.Mu, for a moment.
func StopLibrary(i *isolation.Isolation) func() {
	return func() {
		i.Mu.Lock()
		p := i.Current
		i.Stopped = true
		i.Mu.Unlock()
		if opening := i.Opening.Load(); opening != nil { // whatever for, it comes too late
			stop_process.StopProcess(opening, nil)
		}
		if p != nil {
			go stop_later.StopLater(p, isolation.StopTime)
		}
	}
}
