// Package rt_default_param calls rkllm_createDefaultParam.
package rt_default_param

// void rt_default_param(void *function, void *room);
import "C"

import "unsafe"

// RtDefaultParam calls rkllm_createDefaultParam by its address with 512 bytes of room, filled with 0xAA beforehand, and
// returns those: the library writes its own structure, whatever its size.
func RtDefaultParam(function unsafe.Pointer) [512]byte {
	var room [512]byte
	for i := range room {
		room[i] = 0xAA
	}
	C.rt_default_param(function, unsafe.Pointer(&room))
	return room
}
