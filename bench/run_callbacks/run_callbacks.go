// Package run_callbacks calls a result callback from a C thread.
package run_callbacks

/*
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
void *run_callbacks(void *arguments);
*/
import "C"

import (
	"fmt"
	"time"
	"unsafe"
)

// RunCallbacks plays the runtime: a new C thread, unknown to Go, calls callback, the address of an LLMResultCallback,
// count times with a NORMAL result, pausing (under one second) before each. The text of a result is the monotonic clock
// in nanoseconds right before the call, as decimal digits: read_stamps makes latencies of them.
//
// **Runs on:** any thread that may wait. It returns when the thread has ended. Fails when no thread can be created.
func RunCallbacks(callback unsafe.Pointer, userdata uintptr, count int, pause time.Duration) error {
	memory := C.calloc(4, C.size_t(unsafe.Sizeof(C.uintptr_t(0))))
	defer C.free(memory)
	arguments := (*[4]C.uintptr_t)(memory)
	arguments[0], arguments[1] = C.uintptr_t(uintptr(callback)), C.uintptr_t(userdata)
	arguments[2], arguments[3] = C.uintptr_t(count), C.uintptr_t(pause.Nanoseconds())
	var thread C.pthread_t
	if code := C.pthread_create(&thread, nil, (*[0]byte)(C.run_callbacks), memory); code != 0 {
		return fmt.Errorf("pthread_create failed with %d", code)
	}
	C.pthread_join(thread, nil)
	return nil
}
