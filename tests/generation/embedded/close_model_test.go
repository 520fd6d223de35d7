package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/embedded/close_model"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCloseModel(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	closing := close_model.CloseModel(func() { require.NotNil(t, m.Ptr, "the model outlives what computes on it") }, m)
	closing()
	require.Nil(t, m.Ptr)
	require.Zero(t, engine.Kernels.Models)
}
