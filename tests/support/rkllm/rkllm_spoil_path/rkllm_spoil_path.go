// Package rkllm_spoil_path writes to a path that a library shares.
package rkllm_spoil_path

import (
	"unsafe"

	"rkllmd/rkllm"
)

// RkllmSpoilPath writes another letter over the first one of the first path in m, as the process of an isolated library
// could at any time.
func RkllmSpoilPath(m *rkllm.Memory) {
	text := *(*unsafe.Pointer)(m.Paths[0].Slot)
	*(*byte)(text) = 'x'
}
