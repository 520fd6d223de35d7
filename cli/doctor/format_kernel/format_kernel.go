// Package format_kernel writes what the kernel can do for people.
package format_kernel

import (
	"fmt"

	"rkllmd/cli/doctor"
)

// FormatKernel returns how the kernel confines the process of a vendor's library, in words.
//
// **Runs on:** any thread.
func FormatKernel(k doctor.KernelReport) string {
	files := "from no files (no Landlock)"
	if k.Landlock > 0 {
		files = fmt.Sprintf("from files (Landlock %d)", k.Landlock)
	}
	if k.Seccomp {
		return "keeps a library's process from the network (seccomp), " + files
	}
	return "does not keep a library's process from the network (no seccomp), " + files
}
