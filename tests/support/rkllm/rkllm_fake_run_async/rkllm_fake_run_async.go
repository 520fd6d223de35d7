// Package rkllm_fake_run_async is a function of the fake libraries.
package rkllm_fake_run_async

/*
#include <stddef.h>
int RkllmFakeRunAsync(size_t handle, size_t a, size_t b, size_t c);
*/
import "C"

import (
	"unsafe"

	"rkllmd/tests/support/rkllm/rkllm_fake_answer"
)

// Pointer is the C address of RkllmFakeRunAsync.
var Pointer = unsafe.Pointer(C.RkllmFakeRunAsync)

// RkllmFakeRunAsync is rkllm_run_async of the fake libraries.
//
//export RkllmFakeRunAsync
func RkllmFakeRunAsync(handle, a, b, c uintptr) int32 {
	return rkllm_fake_answer.RkllmFakeAnswer(handle, "rkllm_run_async", a, b, c)
}
