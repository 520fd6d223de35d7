package context_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_lora_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/context/use_lora"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_lora"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestUseLora(t *testing.T) {
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		m := engine_load_model.EngineLoadModel(t, architecture)
		c, err := create_lora_context.CreateLoraContext(m, engine.ContextOptions{Size: 256, Batch: 32, Threads: 1})
		require.NoError(t, err)
		t.Cleanup(func() { free_context.FreeContext(c) })
		one, two := engine_load_lora.EngineLoadLora(t, m, 1), engine_load_lora.EngineLoadLora(t, m, 2)

		// All decodes have the same shape: with llama.cpp's reuse of graphs every one would be computed as the first.
		var logits [][]float32
		for _, step := range []struct {
			l     *engine.Lora
			scale float32
		}{{nil, 0}, {one, 1}, {one, 0.5}, {two, 1}, {one, 0}, {one, 1}, {nil, 1}} {
			require.NoError(t, use_lora.UseLora(c, step.l, step.scale))
			var seq engine.Sequence
			require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{260, 261, 262}, engine.OutputLast))
			row, err := read_logits.ReadLogits(c, 2)
			require.NoError(t, err)
			logits = append(logits, slices.Clone(row))
			require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 0))
		}
		require.Equal(t, logits[0], logits[6], "the model alone, again")
		require.Equal(t, logits[1], logits[5], "the first adapter, again")
		require.InDeltaSlice(t, logits[0], logits[4], 1e-4, "scale 0 has no effect")
		for i, other := range logits[1:4] {
			require.NotEqual(t, logits[i], other)
			require.NotEqual(t, logits[0], other)
		}
	}
	t.Run("refusals", func(t *testing.T) {
		m := engine_load_model.EngineLoadModel(t, "llama")
		c, l := engine_create_context.EngineCreateContext(t, m, 64, 32), engine_load_lora.EngineLoadLora(t, m, 1)
		require.EqualError(t, use_lora.UseLora(c, l, 1),
			"this context cannot change its LoRA adapter; it must be made by create_lora_context")
		c.Adapts = true
		require.EqualError(t, use_lora.UseLora(c, l, float32(math.Inf(1))),
			"the scale of a LoRA adapter is +Inf; it must be a finite number")
		require.EqualError(t, use_lora.UseLora(c, &engine.Lora{}, 1), "the LoRA adapter was freed")
	})
}
