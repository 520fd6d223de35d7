// Package serve_lane makes the calls that the daemon asks for.
package serve_lane

/*
#include <stdint.h>
void *rkllmd_serve_lane(void *at);
*/
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/isolation/inside/call_function"
	_ "rkllmd/isolation/inside/copy_results"
)

// ServeLane makes the calls that come over a lane, one after the other, until it is closed. at is the lane, in C
// memory: the socket, the addresses of the functions, of the handle, the callback argument, the recipe of RKLLMParam
// and how many entries it has, and the place for the number of results. In the library's process its C half does so,
// on a thread for each lane.
//
// **Runs on:** any thread that may wait. The functions decide for how long.
func ServeLane(at unsafe.Pointer) {
	C.rkllmd_serve_lane(at)
}
