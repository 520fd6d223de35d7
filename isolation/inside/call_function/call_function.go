// Package call_function calls one function of the library.
package call_function

/*
#include <stdint.h>
int rkllmd_call_function(const uint64_t *functions, uint64_t number, const uint64_t *words, void **handle,
    void *callback);
*/
import "C"

import "unsafe"

// CallFunction calls the function of that number, its place in rkllm.Functions, among functions, which are addresses,
// and returns what it returns. words are its arguments behind the handle, and at the end, for rkllm_clear_kv_cache,
// whether it takes ranges; handle is the place of the handle; callback is the third argument of rkllm_init.
//
// **Runs on:** any thread that may wait. The function decides for how long.
func CallFunction(functions []uint64, number uint64, words *[4]uint64, handle *unsafe.Pointer,
	callback unsafe.Pointer) int32 {
	return int32(C.rkllmd_call_function((*C.uint64_t)(unsafe.SliceData(functions)), C.uint64_t(number),
		(*C.uint64_t)(&words[0]), handle, callback))
}
