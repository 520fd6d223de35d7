// Package find_isolation finds the library of a model.
package find_isolation

import "rkllmd/isolation"

// FindIsolation returns the library that the daemon's handle of a model begins with; nil: it is no longer open.
//
// **Runs on:** any thread. **Holds:** Opened, for a moment.
func FindIsolation(handle uintptr) *isolation.Isolation {
	isolation.Opened.RLock()
	defer isolation.Opened.RUnlock()
	return isolation.Opened.ByNumber[handle>>isolation.HandleBits]
}
