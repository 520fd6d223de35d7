package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/count_models"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCountModels(t *testing.T) {
	require.Zero(t, engine.Kernels.Models)
	t.Run("a model counts while it is loaded", func(t *testing.T) {
		engine_load_model.EngineLoadModel(t, "llama")
		require.Equal(t, 1, engine.Kernels.Models)
	})
	require.Zero(t, engine.Kernels.Models)
	require.False(t, count_models.CountModels(2))
	require.Equal(t, 2, engine.Kernels.Models)
	engine.Kernels.Exact = true
	require.True(t, count_models.CountModels(-2))
	require.Zero(t, engine.Kernels.Models)
}
