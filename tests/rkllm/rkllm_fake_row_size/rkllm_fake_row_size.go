// Package rkllm_fake_row_size is a function of the fake libraries.
package rkllm_fake_row_size

// #include <stddef.h>
// int rkllm_fake_row_size(size_t handle);
import "C"

import "unsafe"

// RkllmFakeRowSize returns the C address of a function for Library.RowSize that says 3.
func RkllmFakeRowSize() unsafe.Pointer {
	return unsafe.Pointer(C.rkllm_fake_row_size)
}
