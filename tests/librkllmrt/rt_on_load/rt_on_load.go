// Package rt_on_load records the progress of a load.
package rt_on_load

// #include <stdint.h>
// void RtOnLoad(float done, uintptr_t userdata);
import "C"

import (
	"runtime/cgo"
	"unsafe"
)

// Pointer is the C address of RtOnLoad, for BuiltinRkllmSetLoadProgress.
var Pointer = unsafe.Pointer(C.RtOnLoad)

// RtOnLoad appends done to the *[]float32 whose cgo.Handle userdata is.
//
//export RtOnLoad
func RtOnLoad(done float32, userdata uintptr) {
	seen := cgo.Handle(userdata).Value().(*[]float32)
	*seen = append(*seen, done)
}
