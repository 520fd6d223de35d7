// Package list_named_threads finds threads of this process.
package list_named_threads

// #include <stdint.h>
// #include <stdlib.h>
// #include <sys/types.h>
// int32_t rkllmd_list_named_threads(const char *name, pid_t except, pid_t *ids, int32_t room);
import "C"

import "unsafe"

// ListNamedThreads returns the ids of up to room threads of this process that have a name, of at most 15 bytes, but
// not that of the thread except. Its C half is called by keep_threads.
//
// **Runs on:** any thread.
func ListNamedThreads(name string, except, room int) []int32 {
	cName := C.CString(name)
	defer C.free(unsafe.Pointer(cName))
	ids := make([]int32, room)
	return ids[:C.rkllmd_list_named_threads(cName, C.pid_t(except), (*C.pid_t)(unsafe.SliceData(ids)), C.int32_t(room))]
}
