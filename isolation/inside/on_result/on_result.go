// Package on_result is the callback that a library in a process of its own gets.
package on_result

/*
#include <stddef.h>
#include <stdint.h>
extern uint64_t rkllmd_result_lane[8];
int rkllmd_on_result(void *results, size_t userdata, int state);
*/
import "C"

import (
	"unsafe"

	// its C half is called by the one here
	_ "rkllmd/isolation/inside/copy_results"
)

// OnResult calls the C function of that name, the result callback, with a lane as its state (the socket, the recipe,
// how many entries it has, the size of a result, how many there are, the region, its size, and where the daemon sees
// it): it sends the daemon a copy of the results and returns what it answers. In the library's process the library
// calls it.
//
// **Runs on:** any thread that may wait. It waits for the daemon.
func OnResult(lane [8]uint64, results unsafe.Pointer, userdata uintptr, state int32) int32 {
	*(*[8]uint64)(unsafe.Pointer(&C.rkllmd_result_lane)) = lane
	return int32(C.rkllmd_on_result(results, C.size_t(userdata), C.int(state)))
}
