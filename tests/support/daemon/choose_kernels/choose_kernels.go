// Package choose_kernels chooses how the models of a test are computed.
package choose_kernels

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/use_exact_kernels"
)

// ChooseKernels makes the models that the test loads from now on compute exactly, or fast. When the test ends, and its
// models are freed, the choice is as it was: it is the whole process's, and other tests follow.
func ChooseKernels(tb testing.TB, exact bool) {
	tb.Helper()
	engine.Kernels.Lock()
	before := engine.Kernels.Exact
	engine.Kernels.Unlock()
	if before == exact {
		return
	}
	require.NoError(tb, use_exact_kernels.UseExactKernels(exact))
	tb.Cleanup(func() { require.NoError(tb, use_exact_kernels.UseExactKernels(before)) })
}
