package context_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_lora_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCreateLoraContext(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	before := os.Getenv(engine.GraphReuseDisable)
	require.NotEmpty(t, before)
	c, err := create_lora_context.CreateLoraContext(m, engine.ContextOptions{Size: 100, Batch: 512, Threads: 1})
	require.NoError(t, err)
	defer free_context.FreeContext(c)
	require.True(t, c.Adapts)
	require.Equal(t, 100, c.Size)
	require.Equal(t, before, os.Getenv(engine.GraphReuseDisable))
	require.False(t, engine_create_context.EngineCreateContext(t, m, 64, 32).Adapts)

	_, err = create_lora_context.CreateLoraContext(m, engine.ContextOptions{Size: 0, Batch: 1, Threads: 1})
	require.EqualError(t, err, "a context of 0 tokens was asked for; this model takes 1 to 2048")
	require.Equal(t, before, os.Getenv(engine.GraphReuseDisable))
}
