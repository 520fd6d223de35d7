// Package find_link finds the stream to the process that serves.
package find_link

import (
	"os"

	"rkllmd/isolation"
)

// FindLink returns Isolated.Link over i. nil: there is no process with a model, or it is one of a vendor's library.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Isolation.Mu, for a moment.
func FindLink(i *isolation.Isolation) func() (*os.File, uintptr) {
	return func() (*os.File, uintptr) {
		i.Mu.Lock()
		p := i.Current
		i.Mu.Unlock()
		if p == nil || p.Link == nil || p.Handle.Load() == 0 {
			return nil, 0
		}
		return p.Link, uintptr(p.Handle.Load())
	}
}
