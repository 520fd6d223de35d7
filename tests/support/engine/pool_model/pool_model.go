// Package pool_model loads a model to be computed exactly.
package pool_model

import (
	"testing"

	"rkllmd/engine"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/engine/engine_load_model"
)

// PoolModel loads the tiny llama model so that tokens do not depend on what is computed beside them.
func PoolModel(t testing.TB) *engine.Model {
	t.Helper()
	choose_kernels.ChooseKernels(t, true)
	return engine_load_model.EngineLoadModel(t, "llama")
}
