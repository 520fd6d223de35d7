// Package find_worker finds what a process with this program's own runtime was started with.
package find_worker

/*
#include <stdint.h>
uint64_t *rkllmd_find_worker(void);
*/
import "C"

import "unsafe"

// FindWorker returns what start_worker's C half has found, before any Go ran, in a process that is to have the runtime
// of this program: 0 the address of the setup (write_setup), 1 that of the region for results, 2 the version of
// Landlock that holds it, 3 whether a filter of its system calls does, 4 the descriptor of the lane of calls, with the
// other lanes and the link behind it. All of it 0: this process is none of those.
//
// **Runs on:** any thread. What it returns lives for ever.
func FindWorker() *[5]uint64 {
	return (*[5]uint64)(unsafe.Pointer(C.rkllmd_find_worker()))
}
