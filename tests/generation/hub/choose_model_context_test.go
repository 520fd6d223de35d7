package hub_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/hub/choose_model_context"
	"rkllmd/tests/support/models/engine_sparse_model"
	"rkllmd/tests/support/models/engine_sparse_shape"
	"rkllmd/tests/support/models/write_long_model"
)

func TestChooseModelContext(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	for _, sequences := range []int{0, 1, 8} {
		choice, err := choose_model_context.ChooseModelContext(path, sequences)
		require.NoError(t, err)
		require.Equal(t, generation.ContextChoice{Size: 2048, MadeFor: 2048, Because: "the model was made for no more"},
			choice)
	}
	choice, err := choose_model_context.ChooseModelContext(write_long_model.WriteLongModel(t, "llama"), 1)
	require.NoError(t, err)
	require.Equal(t, generation.ContextChoice{Size: engine.AutomaticContext, MadeFor: 1 << 16,
		Because: "nobody asked for more (--context)"}, choice)
	huge := engine_sparse_model.EngineSparseModel(t, engine_sparse_shape.Shape{Words: 300, Embedding: 8192, Heads: 64,
		KeyHeads: 8, Forward: 28672, Layers: 80, Context: 1 << 17}, 0)
	choice, err = choose_model_context.ChooseModelContext(huge, 1)
	require.NoError(t, err)
	require.Equal(t, generation.ContextChoice{Size: engine.LeastContext, MadeFor: 1 << 17,
		Because: "memory allows no more"}, choice)
	_, err = choose_model_context.ChooseModelContext(path+"x", 0)
	require.ErrorContains(t, err, "no such file")
}
