// Package on_lost_page survives that a model's file is cut while it is mapped.
package on_lost_page

// #include "on_lost_page.h"
import "C"

import (
	"unsafe"

	"rkllmd/engine/model"
)

// OnLostPage returns the address of the C function of that name, a handler for SIGBUS, the address of
// the array of struct sigaction, by signal number, into which watch_mapping writes what was there before, and the
// handler's table of mappings.
//
// The kernel sends SIGBUS to a thread that reads a page of a mapped file behind the file's end. The handler puts zeros
// there and notes that the model is lost (is_file_lost), so that decode_parts fails in place of the process.
//
// **Runs on:** any thread. The C function runs on the thread that reads.
func OnLostPage() (handler, before unsafe.Pointer, mappings []model.Mapping) {
	mappings = unsafe.Slice((*model.Mapping)(unsafe.Pointer(&C.rkllmd_mappings[0])), len(C.rkllmd_mappings))
	return unsafe.Pointer(C.rkllmd_on_lost_page), unsafe.Pointer(&C.rkllmd_before_lost_page[0]), mappings
}
