// Package keep_run keeps a run until it cannot be regenerated any more.
package keep_run

import (
	"rkllmd/faces/lines"
	"rkllmd/generation"
)

// KeepRun makes run known by its id, and forgets the oldest ended ones when run has ended and there are more than
// lines.KeptRuns.
//
// **Runs on:** any thread. It goes on in a goroutine until run has ended. **Holds:** host.Mu for moments.
func KeepRun(host *lines.Host, id string, run *generation.Run) {
	host.Mu.Lock()
	defer host.Mu.Unlock()
	host.Runs[id] = run
	host.Active.Add(1)
	go func() {
		defer host.Active.Done()
		<-run.Done
		host.Mu.Lock()
		defer host.Mu.Unlock()
		if host.Ended = append(host.Ended, id); len(host.Ended) > lines.KeptRuns {
			delete(host.Runs, host.Ended[0])
			host.Ended = host.Ended[1:]
		}
	}()
}
