// Package update_handle keeps what callers must know of handles.
package update_handle

// #include <stdint.h>
// int rkllmd_update_handle(int what, uintptr_t handle, int32_t *flag);
import "C"

import "unsafe"

// UpdateHandle tells the callers' side what has become of a handle (call.HandleAdded ...), or asks it: rkllm_abort and
// rkllm_is_running are answered there, without Go and without a lock, because handlers of signals call them. flag is
// that of the handle's context (engine.Context.Abort), which must not be freed before HandleRemoved or HandleFlag has
// returned. -1 where the handle is not known, and where 1,024 others are.
//
// **Runs on:** any thread.
func UpdateHandle(what int, handle uintptr, flag *int32) int32 {
	return int32(C.rkllmd_update_handle(C.int(what), C.uintptr_t(handle), (*C.int32_t)(unsafe.Pointer(flag))))
}
