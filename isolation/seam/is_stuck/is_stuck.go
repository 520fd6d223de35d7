// Package is_stuck tells whether a library's process cannot be ended.
package is_stuck

import "rkllmd/isolation"

// IsStuck returns Isolated.IsStuck over i.
//
// **Runs on:** any thread. What it returns too. **Holds:** that takes Isolation.Mu, for a moment.
func IsStuck(i *isolation.Isolation) func() bool {
	return func() bool {
		i.Mu.Lock()
		defer i.Mu.Unlock()
		return i.Stuck != nil
	}
}
