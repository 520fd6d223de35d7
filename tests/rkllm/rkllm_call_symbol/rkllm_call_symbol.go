// Package rkllm_call_symbol calls a C function.
package rkllm_call_symbol

/*
int rkllmd_rkllm_call_symbol(void *address);
*/
import "C"

import "unsafe"

// RkllmCallSymbol calls the C function at address, which takes nothing and returns an int.
func RkllmCallSymbol(address unsafe.Pointer) int32 {
	return int32(C.rkllmd_rkllm_call_symbol(address))
}
