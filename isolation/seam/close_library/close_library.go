// Package close_library gives up an isolated library.
package close_library

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/seam/release_library"
)

// CloseLibrary returns Isolated.Close over i: its process is ended, whatever the library does, nobody finds it any
// more, and the memory for arguments is given back. What belongs to a process that cannot be ended is given back
// when it has ended after all: nobody waits for that. It is called once.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait: until the process has ended, or is given
// up. **Holds:** that takes Isolation.Starting, then Isolation.Mu, for moments.
func CloseLibrary(i *isolation.Isolation) func() {
	return func() {
		i.Starting.Lock()
		i.Mu.Lock()
		current := i.Current
		i.Stopped = true
		i.Mu.Unlock()
		i.Starting.Unlock()
		if current != nil {
			close_process.CloseProcess(current)
		}
		i.Mu.Lock()
		stuck := i.Stuck != nil
		i.Mu.Unlock()
		if stuck {
			go release_library.ReleaseLibrary(i)
			return
		}
		release_library.ReleaseLibrary(i)
	}
}
