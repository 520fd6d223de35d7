// Package drop_destructor lets a program end while a model is in use.
package drop_destructor

// int rkllmd_drop_destructor(void *destructor, void *object, void *library) __asm__("__wrap___cxa_atexit");
import "C"

import "unsafe"

// DropDestructor forgets what is to be called when the program ends, and says whether that was accepted. Its C function
// stands in the place of __cxa_atexit in librkllmrt.so: a program may call exit in the handler of a signal while
// llama.cpp computes on other threads, with C++ objects that must not be destroyed under it.
//
// **Runs on:** any thread.
func DropDestructor(destructor unsafe.Pointer) bool {
	return C.rkllmd_drop_destructor(destructor, nil, nil) == 0
}
