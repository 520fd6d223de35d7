// Package drop_copied_pages gives memory back that a model no longer needs.
package drop_copied_pages

import (
	"fmt"
	"os"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"

	"rkllmd/engine"
)

// DropCopiedPages gives the pages of a loaded model's file back to the system if llama.cpp has copied most of its
// weights (engine.RepackedTypes): they have been read once, for the copy, and would stay in this process's memory
// beside it. Pages with weights that were not copied come back from the page cache at their first use.
//
// **Runs on:** any thread.
func DropCopiedPages(m *engine.Model) {
	copied := uint64(0)
	for _, share := range m.Facts.Details.Types {
		if engine.RepackedTypes[share.Type] {
			copied += share.Bytes
		}
	}
	info, err := os.Stat(m.Path)
	if err != nil || m.Exact || copied < m.Facts.TensorBytes/2 {
		return
	}
	inode := info.Sys().(*syscall.Stat_t).Ino
	maps, _ := os.ReadFile("/proc/self/maps")
	for line := range strings.Lines(string(maps)) {
		var start, end uintptr
		var rights, device string
		var offset, file uint64
		fmt.Sscanf(line, "%x-%x %s %x %s %d", &start, &end, &rights, &offset, &device, &file)
		if rights == "r--s" && file == inode { // shared and never written to: nothing can be lost
			unix.Syscall(unix.SYS_MADVISE, start, end-start, unix.MADV_DONTNEED)
		}
	}
}
