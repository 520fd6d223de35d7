package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/library"
	"rkllmd/generation/library/on_hidden_layer"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func TestOnHiddenLayer(t *testing.T) {
	context := &rkllm.CallbackContext{Layout: rkllm.LayoutD}
	for pooling, want := range map[string][]float32{engine.PoolingMean: {2.5, 3.5, 4.5}, engine.PoolingLast: {4, 5, 6},
		"": {4, 5, 6}} {
		var memory rkllm.Memory
		made := &library.Vector{Pooling: pooling}
		sink := on_hidden_layer.OnHiddenLayer(made)
		sink(context, rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{}), rkllm.RunNormal)
		require.Zero(t, made.Rows, "a callback without rows")
		results := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{
			Hidden: []float32{1, 2, 3, 4, 5, 6}})
		_, width := find_member.FindMember(rkllm.LayoutD.Result, results, "last_hidden_layer", "embd_size")
		_, rows := find_member.FindMember(rkllm.LayoutD.Result, results, "last_hidden_layer", "num_tokens")
		*(*int32)(width), *(*int32)(rows) = 3, 2
		sink(context, results, rkllm.RunNormal)
		require.Equal(t, 2, made.Rows)
		sink(context, rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{
			Hidden: []float32{9, 9, 9}}), rkllm.RunFinish)
		require.Equal(t, 2, made.Rows, "what comes later says nothing of the text")
		free_memory.FreeMemory(&memory)
		require.Equal(t, want, made.Numbers)
	}
}
