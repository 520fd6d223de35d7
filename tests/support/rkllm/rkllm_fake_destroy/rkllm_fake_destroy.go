// Package rkllm_fake_destroy is a function of the fake libraries.
package rkllm_fake_destroy

/*
#include <stddef.h>
int RkllmFakeDestroy(size_t handle);
*/
import "C"

import (
	"unsafe"

	"rkllmd/tests/support/rkllm/rkllm_fake_answer"
)

// Pointer is the C address of RkllmFakeDestroy.
var Pointer = unsafe.Pointer(C.RkllmFakeDestroy)

// RkllmFakeDestroy is rkllm_destroy of the fake libraries.
//
//export RkllmFakeDestroy
func RkllmFakeDestroy(handle uintptr) int32 {
	return rkllm_fake_answer.RkllmFakeAnswer(handle, "rkllm_destroy", 0, 0, 0)
}
