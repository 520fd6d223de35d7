package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

// BenchmarkDecodeParts compares the decode of a token by the smallest model there is with what it costs that the
// contexts of one model take turns.
func BenchmarkDecodeParts(b *testing.B) {
	m := engine_load_model.EngineLoadModel(b, "llama")
	c := engine_create_context.EngineCreateContext(b, m, 64, 64)
	s := &engine.Sequence{}
	b.Run("decode", func(b *testing.B) {
		for b.Loop() {
			require.NoError(b, decode_parts.DecodeParts(c, []engine.Part{{Sequence: s, Tokens: []int32{5},
				Outputs: engine.OutputLast}}, nil))
			require.NoError(b, remove_tokens.RemoveTokens(c, s, 0))
		}
	})
	b.Run("turn", func(b *testing.B) {
		for b.Loop() {
			m.Computing.Lock()
			c.Rows = 0
			m.Computing.Unlock()
		}
	})
}
