// Package rt_inputs makes an array of RKLLMInput for a test.
package rt_inputs

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

// RtInputs returns copies of inputs in C memory, one behind the other.
func RtInputs(tb testing.TB, inputs ...*librkllmrt.CInput) unsafe.Pointer {
	memory := rt_memory.RtMemory(tb, len(inputs)*int(unsafe.Sizeof(librkllmrt.CInput{})))
	array := unsafe.Slice((*librkllmrt.CInput)(memory), len(inputs))
	for i := range array {
		array[i] = *inputs[i]
	}
	return memory
}
