// Package on_bench_result has the callback of the plain Go way.
package on_bench_result

// #include <stdint.h>
// int OnBenchResult(void *result, void *userdata, int state);
import "C"

import (
	"runtime/cgo"
	"unsafe"
)

// Pointer is the C address of OnBenchResult.
var Pointer = unsafe.Pointer(C.OnBenchResult)

// OnBenchResult is a result callback that hands the text to a goroutine (send_results) over a channel, as one would
// in Go without measuring. userdata is the cgo.Handle of a chan string. Returns 0: go on.
//
// **Runs on:** the runtime's callback thread.
//
//export OnBenchResult
func OnBenchResult(result, userdata unsafe.Pointer, _ C.int) C.int {
	texts := cgo.Handle(uintptr(userdata)).Value().(chan string)
	texts <- C.GoString(*(**C.char)(result))
	return 0
}
