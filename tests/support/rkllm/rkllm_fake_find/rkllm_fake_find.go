// Package rkllm_fake_find finds the fake library that a handle belongs to.
package rkllm_fake_find

import (
	"runtime/cgo"
	"unsafe"

	"rkllmd/rkllm"
)

// Fake is a library whose functions are one Go function of the test, called through C like those of any other library.
type Fake struct {
	Library *rkllm.Library
	Handle  uintptr // the LLMHandle that init gives out: a cgo.Handle of this Fake
	Model   string  // the path of a model file that init recognises
	// Answer is called for every call of the library: with the C function's name and its arguments after the handle, as
	// they came; those that the function does not have are garbage. What it returns the function returns; nil returns
	// 0.
	Answer func(function string, arguments [3]uintptr) int32

	Callback unsafe.Pointer // the result callback that init was given
}

// RkllmFakeFind returns the fake library of a handle. A handle that is none panics, and the test with it.
func RkllmFakeFind(handle uintptr) *Fake {
	return cgo.Handle(handle).Value().(*Fake)
}
