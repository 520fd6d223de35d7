// Package watch_mapping watches the part of memory into which a model's file is mapped.
package watch_mapping

// #include <stdint.h>
// #include <stdlib.h>
// void rkllmd_watch_mapping(void *handler, void *before);
import "C"

import (
	"fmt"
	"os"
	"strings"
	"sync/atomic"
	"syscall"

	"rkllmd/engine"
	"rkllmd/engine/model/on_lost_page"
)

// WatchMapping has is_file_lost tell when the file at path, which was just mapped for m, is cut. Pieces for which the
// table has no place are not watched.
//
// **Runs on:** any thread that may wait. **Holds:** engine.Loading, by the caller: one thread writes the table.
func WatchMapping(m *engine.Model, path string) {
	info, err := os.Stat(path)
	if err != nil {
		return
	}
	handler, before, mappings := on_lost_page.OnLostPage()
	C.rkllmd_watch_mapping(handler, before)
	m.Lost = (*int32)(C.calloc(1, C.sizeof_int32_t))
	inode := info.Sys().(*syscall.Stat_t).Ino
	maps, _ := os.ReadFile("/proc/self/maps")
	for line := range strings.Lines(string(maps)) {
		var start, end uintptr
		var rights, device string
		var offset, file uint64
		fmt.Sscanf(line, "%x-%x %s %x %s %d", &start, &end, &rights, &offset, &device, &file)
		for i := 0; rights == "r--s" && file == inode && i < len(mappings); i++ {
			if entry := &mappings[i]; entry.Start == 0 {
				entry.End, entry.Lost = end, m.Lost
				atomic.StoreUintptr(&entry.Start, start)
				break
			}
		}
	}
}
