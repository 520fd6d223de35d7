// Package drop_copied_pages gives memory back that a model no longer needs.
package drop_copied_pages

import (
	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/engine/memory/list_mappings"
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
	if m.Exact || copied < m.Facts.TensorBytes/2 {
		return
	}
	for start, end := range list_mappings.ListMappings(m.Path) {
		unix.Syscall(unix.SYS_MADVISE, start, end-start, unix.MADV_DONTNEED)
	}
}
