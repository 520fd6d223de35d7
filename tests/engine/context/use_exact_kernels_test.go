package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/context/use_exact_kernels"
	"rkllmd/tests/support/engine/engine_last_logits"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestUseExactKernels(t *testing.T) {
	tokens := []int32{1, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309}
	for _, exact := range []bool{false, true, false} {
		require.NoError(t, use_exact_kernels.UseExactKernels(exact))
		t.Run("the same bits however the tokens come", func(t *testing.T) {
			m := engine_load_model.EngineLoadModel(t, "llama")
			require.Equal(t, exact, m.Exact)
			require.NoError(t, use_exact_kernels.UseExactKernels(exact), "nothing changes")
			require.EqualError(t, use_exact_kernels.UseExactKernels(!exact),
				"1 models are loaded, and the same process cannot compute both fast and exactly: free them first")
			whole := engine_last_logits.EngineLastLogits(t, m, tokens, len(tokens))
			single := engine_last_logits.EngineLastLogits(t, m, tokens, 1)
			if exact {
				require.Equal(t, whole, single)
			} else {
				require.NotEqual(t, whole, single,
					"this model's kernels do not tell fast from exact: the test proves nothing")
			}
		})
	}
}
