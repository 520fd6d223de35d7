// Package refuse_worker tells the daemon that the library's process cannot serve.
package refuse_worker

/*
#include <stdlib.h>
void rkllmd_refuse_worker(int lane, const char *reason);
*/
import "C"

import "unsafe"

// RefuseWorker tells the daemon over lane, the descriptor of the lane of calls, why this process cannot serve, a
// thousand bytes of that at most, and returns when the daemon ends it or goes: who calls ends the process then.
//
// **Runs on:** any thread that may wait.
func RefuseWorker(lane int, reason string) {
	text := C.CString(reason)
	defer C.free(unsafe.Pointer(text))
	C.rkllmd_refuse_worker(C.int(lane), text)
}
