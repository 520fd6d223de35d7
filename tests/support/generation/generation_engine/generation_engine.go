// Package generation_engine makes a backend over a tiny model.
package generation_engine

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/engine/engine_load_model"
)

// GenerationEngine makes a backend of one thread over the tiny model of an architecture, whose tokens do not depend on
// what is computed beside them, and closes it when the test ends. Options that are not set are 4 sequences of 128
// tokens.
func GenerationEngine(t testing.TB, architecture string, o engine.PoolOptions) (*engine.Model, *generation.Backend) {
	t.Helper()
	choose_kernels.ChooseKernels(t, true)
	m := engine_load_model.EngineLoadModel(t, architecture)
	o.Threads = 1
	if o.Sequences == 0 {
		o.Sequences = 4
	}
	if o.Size == 0 {
		o.Size = 128
	}
	b, err := create_engine_backend.CreateEngineBackend(m, o)
	require.NoError(t, err)
	t.Cleanup(b.Close)
	return m, b
}
