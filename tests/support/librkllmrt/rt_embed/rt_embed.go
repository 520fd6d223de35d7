// Package rt_embed makes an RKLLMInput of embeddings for a test.
package rt_embed

import (
	"testing"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_memory"
)

// RtEmbed returns an RKLLMInput of type EMBED in C memory: floats as count rows.
func RtEmbed(tb testing.TB, floats []float32, count int) *librkllmrt.CInput {
	in := (*librkllmrt.CInput)(rt_memory.RtMemory(tb, int(unsafe.Sizeof(librkllmrt.CInput{}))))
	in.InputType, in.Data, in.Count = rkllm.InputEmbed, rt_memory.RtMemory(tb, 4*len(floats)), uint64(count)
	copy(unsafe.Slice((*float32)(in.Data), len(floats)), floats)
	return in
}
