// Package rt_lora makes an RKLLMLoraAdapter for a test.
package rt_lora

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_memory"
	"rkllmd/tests/support/librkllmrt/rt_text"
)

// RtLora returns an RKLLMLoraAdapter in C memory; empty texts are NULL.
func RtLora(tb testing.TB, path, name string, scale float32) *librkllmrt.CLoraAdapter {
	c := (*librkllmrt.CLoraAdapter)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(librkllmrt.CLoraAdapter{}))))
	c.Scale = scale
	if path != "" {
		c.LoraAdapterPath = rt_text.RtText(tb, path)
	}
	if name != "" {
		c.LoraAdapterName = rt_text.RtText(tb, name)
	}
	return c
}
