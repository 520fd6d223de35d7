// Package drop_mapping ends the watch over a model's file.
package drop_mapping

// #include <stdlib.h>
import "C"

import (
	"sync/atomic"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/model"
	"rkllmd/engine/model/on_lost_page"
)

// DropMapping takes back what watch_mapping has done for m, of whose file nobody reads any more.
//
// **Runs on:** one thread at a time. No other thread uses the model. **Holds:** model.Mappings.
func DropMapping(m *engine.Model) {
	model.Mappings.Lock()
	defer model.Mappings.Unlock()
	_, _, mappings := on_lost_page.OnLostPage()
	for i := range mappings {
		if entry := &mappings[i]; m.Lost != nil && entry.Lost == m.Lost {
			atomic.StoreUintptr(&entry.Start, 0)
			entry.Lost = nil
		}
	}
	C.free(unsafe.Pointer(m.Lost))
	m.Lost = nil
}
