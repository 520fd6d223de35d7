// Package rkllm_make_results makes the argument of a result callback.
package rkllm_make_results

import (
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
)

// Result is an RKLLMResult of generation C or D. Nil is NULL.
type Result struct {
	Text           []byte
	Token          int32
	Hidden, Logits []float32 // one row each
	Perf           Perf
}

// Perf is an RKLLMPerfStat.
type Perf struct {
	PrefillTime    float32
	PrefillTokens  int32
	GenerateTime   float32
	GenerateTokens int32
	Memory         float32
}

// RkllmMakeResults returns an array of RKLLMResult in C memory m; NULL when there are none.
func RkllmMakeResults(m *rkllm.Memory, results ...Result) unsafe.Pointer {
	if len(results) == 0 {
		return nil
	}
	size := rkllm.LayoutD.Result.Size
	block, _ := allocate_memory.AllocateMemory(m, uintptr(len(results)), size)
	for i, result := range results {
		at := unsafe.Add(block, uintptr(i)*size)
		if result.Text != nil {
			text, _ := allocate_memory.AllocateMemory(m, uintptr(len(result.Text))+1, 1)
			copy(unsafe.Slice((*byte)(text), len(result.Text)), result.Text)
			*(*unsafe.Pointer)(at) = text
		}
		*(*int32)(unsafe.Add(at, 8)) = result.Token
		for offset, row := range map[int][]float32{16: result.Hidden, 32: result.Logits} {
			if row == nil {
				continue
			}
			array, _ := allocate_memory.AllocateMemory(m, uintptr(len(row)), 4)
			copy(unsafe.Slice((*float32)(array), len(row)), row)
			*(*unsafe.Pointer)(unsafe.Add(at, offset)) = array
			*(*[2]int32)(unsafe.Add(at, offset+8)) = [2]int32{int32(len(row)), 1}
		}
		*(*Perf)(unsafe.Add(at, 48)) = result.Perf
	}
	return block
}
