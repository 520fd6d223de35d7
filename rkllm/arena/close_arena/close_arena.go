// Package close_arena gives up memory that was shared with the library's process.
package close_arena

import (
	"os"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
)

// CloseArena unmaps the arena, of which nobody holds a block any more.
//
// **Runs on:** any thread.
func CloseArena(a *rkllm.Arena) {
	_ = unix.MunmapPtr(a.Base, a.Size+uintptr(os.Getpagesize()))
	a.File.Close()
}
