// Package rkllm_fake_run is a function of the fake libraries.
package rkllm_fake_run

/*
#include <stddef.h>
int RkllmFakeRun(size_t handle, size_t a, size_t b, size_t c);
*/
import "C"

import (
	"unsafe"

	"rkllmd/tests/support/rkllm/rkllm_fake_answer"
)

// Pointer is the C address of RkllmFakeRun.
var Pointer = unsafe.Pointer(C.RkllmFakeRun)

// RkllmFakeRun is rkllm_run of the fake libraries.
//
//export RkllmFakeRun
func RkllmFakeRun(handle, a, b, c uintptr) int32 {
	return rkllm_fake_answer.RkllmFakeAnswer(handle, "rkllm_run", a, b, c)
}
