// Package set_load_progress asks the library to report while it loads a model.
package set_load_progress

/*
#include <stddef.h>
void rkllmd_set_load_progress(void *function, void *callback, size_t userdata);
*/
import "C"

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/run/rkllm_load_progress"
)

// SetLoadProgress has the init calls that follow report their progress to userdata, the handle of an init's callback
// context; 0 ends that. A library without this function (only the embedded runtime has it) reports nothing.
//
// **Runs on:** the worker.
func SetLoadProgress(library *rkllm.Library, userdata uintptr) {
	callback := rkllm_load_progress.Pointer
	if userdata == 0 {
		callback = unsafe.Pointer(nil)
	}
	if library.SetLoadProgress != nil {
		C.rkllmd_set_load_progress(library.SetLoadProgress, callback, C.size_t(userdata))
	}
}
