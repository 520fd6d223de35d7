// Package rt_lora_param makes an RKLLMLoraParam for a test.
package rt_lora_param

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

// RtLoraParam returns an RKLLMLoraParam in C memory.
func RtLoraParam(tb testing.TB, name string) unsafe.Pointer {
	c := (*librkllmrt.CLoraParam)(rt_memory.RtMemory(tb, 8))
	c.LoraAdapterName = rt_text.RtText(tb, name)
	return unsafe.Pointer(c)
}
