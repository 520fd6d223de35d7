// Package watch_mapping watches the part of memory into which a model's file is mapped.
package watch_mapping

// #include <stdint.h>
// #include <stdlib.h>
// void rkllmd_watch_mapping(void *handler, void *before);
import "C"

import (
	"os"
	"sync/atomic"

	"rkllmd/engine"
	"rkllmd/engine/memory/list_mappings"
	"rkllmd/engine/model"
	"rkllmd/engine/model/on_lost_page"
)

// WatchMapping has is_file_lost tell when the file at path, which was just mapped for m, is cut. Pieces for which the
// table has no place are not watched.
//
// **Runs on:** any thread that may wait. **Holds:** model.Mappings; engine.Loading is held by the caller.
func WatchMapping(m *engine.Model, path string) {
	if _, err := os.Stat(path); err != nil {
		return
	}
	handler, before, mappings := on_lost_page.OnLostPage()
	C.rkllmd_watch_mapping(handler, before)
	m.Lost = (*int32)(C.calloc(1, C.sizeof_int32_t))
	model.Mappings.Lock()
	defer model.Mappings.Unlock()
	for start, end := range list_mappings.ListMappings(path) {
		for i := range mappings {
			if entry := &mappings[i]; entry.Start == 0 {
				entry.End, entry.Lost = end, m.Lost
				atomic.StoreUintptr(&entry.Start, start)
				break
			}
		}
	}
}
