// Package rkllm_fake_default_param is a function of the fake libraries.
package rkllm_fake_default_param

// void rkllm_fake_default_param(void);
import "C"

import "unsafe"

// RkllmFakeDefaultParam returns the C address of a rkllm_createDefaultParam: a structure of the largest generation's
// size (B to C) whose bytes are all 1.
func RkllmFakeDefaultParam() unsafe.Pointer {
	return unsafe.Pointer(C.rkllm_fake_default_param)
}
