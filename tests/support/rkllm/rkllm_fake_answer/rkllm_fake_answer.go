// Package rkllm_fake_answer answers a call of a fake library.
package rkllm_fake_answer

import "rkllmd/tests/support/rkllm/rkllm_fake_find"

// RkllmFakeAnswer has the fake library of a handle answer a call of the C function with that name.
func RkllmFakeAnswer(handle uintptr, function string, a, b, c uintptr) int32 {
	fake := rkllm_fake_find.RkllmFakeFind(handle)
	if fake.Answer == nil {
		return 0
	}
	return fake.Answer(function, [3]uintptr{a, b, c})
}
