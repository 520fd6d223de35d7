package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/read_logits"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestFreeContext(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 64, Batch: 64, Threads: 1})
	require.NoError(t, err)
	free_context.FreeContext(c)
	require.Nil(t, c.Ptr)
	require.Nil(t, c.Abort)
	_, err = read_logits.ReadLogits(c, 0)
	require.Error(t, err)
	free_context.FreeContext(c)
}
