// Package list_mappings lists where a file is mapped.
package list_mappings

import (
	"fmt"
	"iter"
	"os"
	"strings"
	"syscall"
)

// ListMappings returns the places in this process's memory, from start to end, where the file at path is mapped as
// llama.cpp maps a model's: shared and never written to, so nothing can be lost there. There are none where the file
// cannot be looked at.
//
// **Runs on:** any thread that may wait.
func ListMappings(path string) iter.Seq2[uintptr, uintptr] {
	return func(yield func(start, end uintptr) bool) {
		info, err := os.Stat(path)
		if err != nil {
			return
		}
		inode := info.Sys().(*syscall.Stat_t).Ino
		maps, _ := os.ReadFile("/proc/self/maps")
		for line := range strings.Lines(string(maps)) {
			var start, end uintptr
			var rights, device string
			var offset, file uint64
			fmt.Sscanf(line, "%x-%x %s %x %s %d", &start, &end, &rights, &offset, &device, &file)
			if rights == "r--s" && file == inode && !yield(start, end) {
				return
			}
		}
	}
}
