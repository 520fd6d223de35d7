package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/run/read_embedding_size"
	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func TestReadEmbeddingSize(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	text := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Text: []byte("x")})
	first := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Hidden: []float32{1, 2, 3}})
	later := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Hidden: []float32{1, 2}})
	for _, layout := range rkllm.Layouts {
		c := &rkllm.CallbackContext{Layout: layout}
		require.Zero(t, count_allocations.CountAllocations(100, func() {
			read_embedding_size.ReadEmbeddingSize(c, text)
		}))
		require.Zero(t, c.EmbeddingSize, layout.Generation)
		read_embedding_size.ReadEmbeddingSize(c, first)
		read_embedding_size.ReadEmbeddingSize(c, later)
		require.Equal(t, 3, c.EmbeddingSize, layout.Generation)
	}
}
