// Package rkllm_fake_emit has a fake library call back.
package rkllm_fake_emit

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_fake_callback"
	"rkllmd/tests/support/rkllm/rkllm_fake_find"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

// RkllmFakeEmit gives results, in C memory that is gone afterwards, to the callback of fake, and returns what that
// returns.
func RkllmFakeEmit(fake *rkllm_fake_find.Fake, userdata uintptr, state int32,
	results ...rkllm_make_results.Result) int32 {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	block := rkllm_make_results.RkllmMakeResults(&memory, results...)
	return rkllm_fake_callback.RkllmFakeCallback(fake.Callback, block, userdata, state)
}
