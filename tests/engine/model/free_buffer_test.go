package model_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/model/free_buffer"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/engine/model/heap_in_use"
	"rkllmd/tests/support/daemon/own_process"
)

// A model that is loaded and freed leaves nothing behind in C's heap.
func TestFreeBuffer(t *testing.T) {
	if !own_process.OwnProcess(t) { // others use the heap, too
		return
	}
	free_buffer.FreeBuffer(nil)
	path := filepath.Join(t.TempDir(), "model.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	before := 0
	for cycle := range 40 {
		if cycle == 20 {
			before = heap_in_use.HeapInUse()
		}
		m, err := load_model.LoadModel(path, engine.Facts{}, nil)
		require.NoError(t, err)
		free_model.FreeModel(m)
	}
	require.Less(t, heap_in_use.HeapInUse()-before, 20*200, "bytes of 20 loads")
}
