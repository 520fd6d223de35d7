// Package find_link finds the stream to the process that serves.
package find_link

import (
	"os"

	"rkllmd/isolation"
)

// FindLink returns Isolated.Link over i. With a path, the model there is one that the process is about to load without
// rkllm_init: what becomes of the process is told as for others. nil: there is no process, or it is one of a vendor's
// library.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Isolation.Mu, for a moment.
func FindLink(i *isolation.Isolation) func(path string) (*os.File, uintptr) {
	return func(path string) (*os.File, uintptr) {
		i.Mu.Lock()
		p := i.Current
		i.Mu.Unlock()
		if p == nil || p.Link == nil {
			return nil, 0
		}
		if path != "" && !p.Loaded.Swap(true) {
			p.Model.Store(path)
			p.LinesMu.Lock()
			p.Lost = append(p.Lost, "model")
			p.LinesMu.Unlock()
		}
		return p.Link, uintptr(p.Handle.Load())
	}
}
