// Package engine_create_context makes a context for a test.
package engine_create_context

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
)

// EngineCreateContext makes a context of one thread and frees it when the test ends.
func EngineCreateContext(t testing.TB, m *engine.Model, size, batch int) *engine.Context {
	t.Helper()
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: size, Batch: batch, Threads: 1})
	require.NoError(t, err)
	t.Cleanup(func() { free_context.FreeContext(c) })
	return c
}
