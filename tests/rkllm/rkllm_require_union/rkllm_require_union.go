// Package rkllm_require_union checks the union of an RKLLMInput.
package rkllm_require_union

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/read_string"
)

// RkllmRequireUnion requires in input what the test of convert_json_to_rkllm_input gives for each input type.
func RkllmRequireUnion(t testing.TB, layout *rkllm.Layout, input unsafe.Pointer, kind int32) {
	first, second := *(*unsafe.Pointer)(unsafe.Add(input, 16)), unsafe.Add(input, 24)
	switch kind {
	case rkllm.InputPrompt:
		require.Equal(t, "Hello, how are you?", string(read_string.ReadString(first)))
		require.Zero(t, *(*uint64)(second))
	case rkllm.InputToken:
		require.Equal(t, []int32{1, 2, 3, 4}, unsafe.Slice((*int32)(first), *(*uint64)(second)))
	case rkllm.InputEmbed:
		require.Equal(t, uint64(2), *(*uint64)(second))
		require.Equal(t, []float32{0.5, 1.5, 2.5, 3.5}, unsafe.Slice((*float32)(first), 4))
	case rkllm.InputMultimodal:
		require.Equal(t, "<image>x", string(read_string.ReadString(first)))
		require.Equal(t, []float32{1, 2, 3, 4, 5, 6, 7, 8}, unsafe.Slice(*(**float32)(second), 8))
		require.Equal(t, [2]uint64{2, 2}, *(*[2]uint64)(unsafe.Add(input, 32)))
		width := map[string]uintptr{"C": 48, "D": 72}[layout.Generation]
		require.Equal(t, [2]uint64{224, 112}, *(*[2]uint64)(unsafe.Add(input, width)))
	}
}
