// Package close_library gives up an isolated library.
package close_library

import (
	"rkllmd/isolation"
	"rkllmd/isolation/process/close_process"
	"rkllmd/rkllm/arena/close_arena"
)

// CloseLibrary returns Isolated.Close over i: its process is ended, whatever the library does, nobody finds it any
// more, and the memory for arguments is given back. It is called once.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait: until the process has ended. **Holds:**
// that takes Isolation.Starting, then Isolation.Mu, and Opened, for moments.
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
		i.Living.Wait()
		isolation.Opened.Lock()
		delete(isolation.Opened.ByNumber, i.Number)
		isolation.Opened.Unlock()
		close_arena.CloseArena(i.Arena)
	}
}
