package rkllm_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_input"
	"rkllmd/rkllm/layout/free_memory"
)

func BenchmarkConvertJSONToRkllmInput(b *testing.B) {
	raw := []byte(`{"embed_input":{"n_tokens":1,"embed":[`)
	for i := range 400_000 {
		raw = fmt.Appendf(raw, "%.7f,", float64(i)*1e-5)
	}
	raw = append(raw, "0]}}"...)
	b.SetBytes(int64(len(raw)))
	for b.Loop() {
		var memory rkllm.Memory
		_, _, err := convert_json_to_rkllm_input.ConvertJSONToRkllmInput(&memory, rkllm.LayoutD, raw)
		require.Nil(b, err)
		free_memory.FreeMemory(&memory)
	}
}
