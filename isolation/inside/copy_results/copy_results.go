// Package copy_results copies what a library gives into memory that the daemon sees.
package copy_results

/*
#include <stdint.h>
uint64_t rkllmd_copy_results(const uint64_t *recipe, uint64_t entries, uint64_t size, uint64_t count, const void *from,
    unsigned char *region, uint64_t room, uint64_t parent);
*/
import "C"

import "unsafe"

// CopyResults copies count structures of size bytes, which stand at from, and what they point to, into region, whose
// beginning is at parent in the process that will read it; the copies point to there. recipe has three numbers for
// each pointer in a structure: its offset and those of the two counts of an array, which are 0 of a text. It returns
// how many bytes were taken; 0: there is no room. In the library's process its C half is called.
//
// **Runs on:** any thread.
func CopyResults(recipe []uint64, size, count uint64, from unsafe.Pointer, region []byte, parent uint64) uint64 {
	return uint64(C.rkllmd_copy_results((*C.uint64_t)(unsafe.SliceData(recipe)), C.uint64_t(len(recipe)/3),
		C.uint64_t(size), C.uint64_t(count), from, (*C.uchar)(unsafe.SliceData(region)), C.uint64_t(len(region)),
		C.uint64_t(parent)))
}
