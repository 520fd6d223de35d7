// Package rkllm_fake_other is a function of the fake libraries.
package rkllm_fake_other

/*
#include <stddef.h>
int RkllmFakeOther(size_t handle, size_t a, size_t b, size_t c);
*/
import "C"

import (
	"unsafe"

	"rkllmd/tests/support/rkllm/rkllm_fake_answer"
)

// Pointer is the C address of RkllmFakeOther.
var Pointer = unsafe.Pointer(C.RkllmFakeOther)

// RkllmFakeOther stands for all functions that need no name of their own to be told apart.
//
//export RkllmFakeOther
func RkllmFakeOther(handle, a, b, c uintptr) int32 {
	return rkllm_fake_answer.RkllmFakeAnswer(handle, "rkllm_other", a, b, c)
}
