// Package drop_run gives up a run that a library never ends.
package drop_run

import "rkllmd/isolation"

// DropRun returns Isolated.DropRun over i: callbacks of that run that come later are of no interest, and a process that
// ends later has not ended in it.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Isolation.Mu, for a moment.
func DropRun(i *isolation.Isolation) func() {
	return func() {
		i.Mu.Lock()
		p := i.Current
		i.Mu.Unlock()
		if p != nil {
			p.Userdata.Store(0)
			p.Running.Store(0)
			p.Aborted.Store(0)
		}
	}
}
