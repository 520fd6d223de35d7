// Package rkllm_set_answer says what a fake library does.
package rkllm_set_answer

import "rkllmd/tests/support/rkllm/rkllm_fake_find"

// RkllmSetAnswer has fake answer its calls with answer (Fake.Answer).
func RkllmSetAnswer(fake *rkllm_fake_find.Fake, answer func(function string, arguments [3]uintptr) int32) {
	fake.Answer = answer
}
