// Package rkllm_fake_is_running is a function of the fake libraries.
package rkllm_fake_is_running

/*
#include <stddef.h>
int RkllmFakeIsRunning(size_t handle);
*/
import "C"

import (
	"unsafe"

	"rkllmd/tests/support/rkllm/rkllm_fake_answer"
)

// Pointer is the C address of RkllmFakeIsRunning.
var Pointer = unsafe.Pointer(C.RkllmFakeIsRunning)

// RkllmFakeIsRunning is rkllm_is_running of the fake libraries.
//
//export RkllmFakeIsRunning
func RkllmFakeIsRunning(handle uintptr) int32 {
	return rkllm_fake_answer.RkllmFakeAnswer(handle, "rkllm_is_running", 0, 0, 0)
}
