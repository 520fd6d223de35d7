// Package rkllm_fake_init is a function of the fake libraries.
package rkllm_fake_init

/*
#include <stddef.h>
int RkllmFakeInit(size_t handle, size_t param, size_t callback);
*/
import "C"

import (
	"strconv"
	"strings"
	"unsafe"

	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/rkllm/rkllm_fake_answer"
	"rkllmd/tests/support/rkllm/rkllm_fake_find"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
)

// Pointer is the C address of RkllmFakeInit.
var Pointer = unsafe.Pointer(C.RkllmFakeInit)

// RkllmFakeInit is rkllm_init of the fake libraries. Which of them is meant is the number at the end of model_path. A
// handle is given out when the answer is 0; an answer of 1000 returns 0 without one.
//
//export RkllmFakeInit
func RkllmFakeInit(handle, param, callback uintptr) int32 {
	path := string(read_string.ReadString(*(*unsafe.Pointer)(rkllm_fake_pointer.RkllmFakePointer(param))))
	number, err := strconv.Atoi(path[strings.LastIndexByte(path, '-')+1:])
	if err != nil {
		return -1
	}
	fake := rkllm_fake_find.RkllmFakeFind(uintptr(number))
	fake.Callback = rkllm_fake_pointer.RkllmFakePointer(callback)
	if fake.Library.Layout.InitCallbackStruct {
		fake.Callback = *(*unsafe.Pointer)(fake.Callback)
	}
	code := rkllm_fake_answer.RkllmFakeAnswer(fake.Handle, "rkllm_init", handle, param, callback)
	switch code {
	case 0:
		*(*uintptr)(rkllm_fake_pointer.RkllmFakePointer(handle)) = fake.Handle
	case 1000:
		code = 0
	}
	return code
}
