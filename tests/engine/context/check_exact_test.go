package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context"
	"rkllmd/engine/context/check_exact"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCheckExact(t *testing.T) {
	var probes [context.ProbeSequences]int
	for _, step := range context.ProbeSteps {
		for i, count := range step {
			probes[i] += count
		}
	}
	require.Equal(t, [3]int{17, 17, 3}, probes, "the first two sequences get all tokens")
	require.Equal(t, context.ProbeTokens, context.ProbeSteps[0][0],
		"the first at once: it is what others are compared with")

	choose_kernels.ChooseKernels(t, true)
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		t.Run("exact "+architecture, func(t *testing.T) {
			m := engine_load_model.EngineLoadModel(t, architecture)
			require.NoError(t, check_exact.CheckExact(m, 1))
			first := m.Fingerprint
			require.Len(t, first, 64)
			again := engine_load_model.EngineLoadModel(t, architecture)
			require.NoError(t, check_exact.CheckExact(again, 1))
			require.Equal(t, first, again.Fingerprint)
			again.ContextLength = 3
			require.NoError(t, check_exact.CheckExact(again, 1), "a model of very few tokens")
			require.NotEqual(t, first, again.Fingerprint)
			again.ContextLength = 0
			require.ErrorContains(t, check_exact.CheckExact(again, 1), "this model takes 1 to 0")
		})
	}
	choose_kernels.ChooseKernels(t, false)
	t.Run("the fast way is found out", func(t *testing.T) {
		m := engine_load_model.EngineLoadModel(t, "llama")
		err := check_exact.CheckExact(m, 1)
		require.Error(t, err)
		require.Regexp(t, "^this model cannot be computed exactly here: token (0|16) has other logits in a batch of 1 "+
			"than in one of 17$", err.Error())
		require.Empty(t, m.Fingerprint)
	})
}
