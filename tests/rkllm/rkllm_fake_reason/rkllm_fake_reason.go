// Package rkllm_fake_reason is a function of the fake libraries.
package rkllm_fake_reason

// const char *rkllm_fake_reason(void);
import "C"

import "unsafe"

// RkllmFakeReason returns the C address of a function for Library.LastError: the reason is always "no NPU here".
func RkllmFakeReason() unsafe.Pointer {
	return unsafe.Pointer(C.rkllm_fake_reason)
}
