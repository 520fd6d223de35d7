// Package rkllm_fake_progress is a function of the fake libraries.
package rkllm_fake_progress

// void rkllm_fake_progress(void (*callback)(float, void *), void *userdata);
import "C"

import "unsafe"

// RkllmFakeProgress returns the C address of a function for Library.SetLoadProgress that reports 0.25 at once.
func RkllmFakeProgress() unsafe.Pointer {
	return unsafe.Pointer(C.rkllm_fake_progress)
}
