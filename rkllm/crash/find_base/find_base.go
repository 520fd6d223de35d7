// Package find_base finds where a shared object lies in memory.
package find_base

/*
#cgo LDFLAGS: -ldl
void *rkllmd_find_base(void *address);
*/
import "C"

import "unsafe"

// FindBase returns where the shared object, or the program, that has a function at address begins in memory; 0 when
// there is none.
//
// **Runs on:** any thread. Follows dladdr(3).
func FindBase(address unsafe.Pointer) uintptr {
	return uintptr(C.rkllmd_find_base(address))
}
