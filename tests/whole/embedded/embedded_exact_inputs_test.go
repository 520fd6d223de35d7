package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_lora_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/engine/context/shift_tokens"
	"rkllmd/engine/context/use_lora"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_load_lora"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/whole/embedded/exact_inputs"
)

// Exact is exact with a LoRA adapter, with rows of embeddings in the place of tokens and for hidden states too. What
// cannot be is refused.
func TestEmbeddedExactInputs(t *testing.T) {
	choose_kernels.ChooseKernels(t, true)
	tokens := []int32{300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311}
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		m := engine_load_model.EngineLoadModel(t, architecture)
		c, err := create_lora_context.CreateLoraContext(m, engine.ContextOptions{Size: 64, Batch: 32, Threads: 1,
			Sequences: 2})
		require.NoError(t, err)
		defer free_context.FreeContext(c)
		set_hidden_states.SetHiddenStates(c, true)
		adapter := engine_load_lora.EngineLoadLora(t, m, 1)
		var seen [][]float32
		for _, used := range []*engine.Lora{nil, adapter} {
			require.NoError(t, use_lora.UseLora(c, used, 1))
			whole := exact_inputs.ExactInputs(t, c, tokens, []int{2, 6, 4})
			for _, parts := range [][]int{{1, 1, 1, 5, 1, 3}, {2, 2, 3, 1, 3, 1}} {
				require.Equal(t, whole, exact_inputs.ExactInputs(t, c, tokens, parts), "%s, adapter %v, in parts of %v",
					architecture, used != nil, parts)
			}
			seen = append(seen, whole)
		}
		require.NotEqual(t, seen[0], seen[1], "the adapter has an effect")

		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, tokens, engine.OutputLast))
		require.EqualError(t, shift_tokens.ShiftTokens(c, &seq, 2, 4),
			"tokens 2 up to 4 cannot be taken out: the model is computed exactly, and those behind them would "+
				"keep what they have seen of them")
		require.Equal(t, tokens, seq.Tokens)
		require.NoError(t, shift_tokens.ShiftTokens(c, &seq, 10, 12), "nothing is behind them")
	}
}
