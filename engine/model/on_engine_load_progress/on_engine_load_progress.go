// Package on_engine_load_progress hands llama.cpp's load progress to a Go function.
package on_engine_load_progress

// #include <stdbool.h>
// #include <stdint.h>
// bool OnEngineLoadProgress(float done, uintptr_t userdata);
import "C"

import (
	"runtime/cgo"
	"unsafe"

	"rkllmd/engine/model"
)

// Pointer is the C address of OnEngineLoadProgress, a llama_progress_callback.
var Pointer = unsafe.Pointer(C.OnEngineLoadProgress)

// OnEngineLoadProgress is called by llama.cpp while it loads a model, done being 0 to 1. userdata is the cgo.Handle of
// an *engine.Progress; where its Report returns false the load stops.
//
// **Runs on:** one thread at a time. It is the one that loads the model.
//
//export OnEngineLoadProgress
func OnEngineLoadProgress(done C.float, userdata C.uintptr_t) C.bool {
	p := cgo.Handle(userdata).Value().(*model.Progress)
	p.Stopped = p.Stopped || !p.Report(float32(done))
	return C.bool(!p.Stopped)
}
