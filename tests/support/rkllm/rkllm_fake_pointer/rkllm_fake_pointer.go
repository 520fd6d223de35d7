// Package rkllm_fake_pointer turns an argument of a C function into a pointer.
package rkllm_fake_pointer

import "unsafe"

// RkllmFakePointer returns the C address that a fake library was given as a number.
func RkllmFakePointer(address uintptr) unsafe.Pointer {
	return *(*unsafe.Pointer)(unsafe.Pointer(&address))
}
