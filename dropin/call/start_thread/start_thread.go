// Package start_thread keeps the program's signals away from the library's threads.
package start_thread

// #cgo LDFLAGS: -Wl,--wrap=pthread_create
// #include <stdint.h>
// int rkllmd_start_thread(uintptr_t *thread, void *attributes, void *function, void *argument)
//     __asm__("__wrap_pthread_create");
import "C"

import (
	"fmt"
	"unsafe"
)

// StartThread starts a C thread that calls function, a void *(*)(void *), and then ends. Its C function stands in the
// place of pthread_create for all that is linked with it: Go's own threads, of which the first gives its signal mask to
// all others, and those of llama.cpp.
//
// **Runs on:** any thread.
func StartThread(function, argument unsafe.Pointer) error {
	var thread C.uintptr_t
	if status := C.rkllmd_start_thread(&thread, nil, function, argument); status != 0 {
		return fmt.Errorf("no thread can be started (error %d)", int(status))
	}
	return nil
}
