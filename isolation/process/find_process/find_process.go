// Package find_process finds the process of a model.
package find_process

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/find_isolation"
)

// FindProcess returns the process that has the model whose handle the daemon knows; nil: it has ended.
//
// **Runs on:** any thread. **Holds:** Isolation.Mu.
func FindProcess(handle uintptr) *isolation.Process {
	i := find_isolation.FindIsolation(handle)
	if i == nil {
		return nil
	}
	i.Mu.Lock()
	defer i.Mu.Unlock()
	if i.Current == nil || i.Current.Serial != handle {
		return nil
	}
	return i.Current
}
