// Package drop_copied_pages gives memory back that a model no longer needs.
package drop_copied_pages

import (
	"golang.org/x/sys/unix"

	"rkllmd/engine"
	"rkllmd/engine/memory/count_copied"
	"rkllmd/engine/memory/list_mappings"
)

// DropCopiedPages gives the pages of a loaded model's file back to the system if llama.cpp has copied most of its
// weights (count_copied): they have been read once, for the copy, and would stay in this process's memory beside it.
// Pages with weights that were not copied come back from the page cache at their first use.
//
// **Runs on:** any thread.
func DropCopiedPages(m *engine.Model) {
	if count_copied.CountCopied(m.Facts, m.Exact) < max(m.Facts.TensorBytes/2, 1) {
		return
	}
	for start, end := range list_mappings.ListMappings(m.Path) {
		unix.Syscall(unix.SYS_MADVISE, start, end-start, unix.MADV_DONTNEED)
	}
}
