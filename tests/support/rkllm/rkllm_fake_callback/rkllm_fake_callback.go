// Package rkllm_fake_callback calls a result callback.
package rkllm_fake_callback

/*
#include <stddef.h>
int rkllm_fake_callback(void *callback, void *results, size_t userdata, int state);
*/
import "C"

import "unsafe"

// RkllmFakeCallback calls the result callback at an address, as a library does.
func RkllmFakeCallback(callback, results unsafe.Pointer, userdata uintptr, state int32) int32 {
	return int32(C.rkllm_fake_callback(callback, results, C.size_t(userdata), C.int(state)))
}
