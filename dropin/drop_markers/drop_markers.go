// Package drop_markers forgets the markers of a handle.
package drop_markers

import (
	"rkllmd/librkllmrt"
	"rkllmd/rkllm/layout/free_memory"
)

// DropMarkers frees what keep_markers kept for a handle. Without such it does nothing.
//
// **Runs on:** any thread. **Holds:** DropIn.
func DropMarkers(handle uintptr) {
	librkllmrt.DropIn.Lock()
	defer librkllmrt.DropIn.Unlock()
	kept := librkllmrt.DropIn.Markers[handle]
	free_memory.FreeMemory(&kept)
	delete(librkllmrt.DropIn.Markers, handle)
}
