package rkllm_test

import (
	"testing"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_rkllm_result_to_json"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func BenchmarkConvertRkllmResultToJSON(b *testing.B) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	results := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Text: []byte(" token"),
		Token: 1234})
	out := make([]byte, 0, 4096)
	b.ReportAllocs()
	for b.Loop() {
		convert_rkllm_result_to_json.ConvertRkllmResultToJSON(out, rkllm.LayoutD, results, 1, rkllm.RunNormal)
	}
}
