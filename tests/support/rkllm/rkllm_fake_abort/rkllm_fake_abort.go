// Package rkllm_fake_abort is a function of the fake libraries.
package rkllm_fake_abort

/*
#include <stddef.h>
int RkllmFakeAbort(size_t handle);
*/
import "C"

import (
	"unsafe"

	"rkllmd/tests/support/rkllm/rkllm_fake_answer"
)

// Pointer is the C address of RkllmFakeAbort.
var Pointer = unsafe.Pointer(C.RkllmFakeAbort)

// RkllmFakeAbort is rkllm_abort of the fake libraries.
//
//export RkllmFakeAbort
func RkllmFakeAbort(handle uintptr) int32 {
	return rkllm_fake_answer.RkllmFakeAnswer(handle, "rkllm_abort", 0, 0, 0)
}
