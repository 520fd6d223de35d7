// Package release_library gives back what an isolated library had.
package release_library

import (
	"rkllmd/isolation"
	"rkllmd/rkllm/arena/close_arena"
)

// ReleaseLibrary waits until the last process of i has ended; then nobody finds i any more, and the memory for
// arguments is given back.
//
// **Runs on:** any thread that may wait. One process that hangs in the NPU's driver never ends. **Holds:** Opened, for
// a moment.
func ReleaseLibrary(i *isolation.Isolation) {
	i.Living.Wait()
	isolation.Opened.Lock()
	delete(isolation.Opened.ByNumber, i.Number)
	isolation.Opened.Unlock()
	close_arena.CloseArena(i.Arena)
}
