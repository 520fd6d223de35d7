package kernels_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/kernels/llamafile_sgemm"
	"rkllmd/tests/support/engine/engine_last_logits"
	"rkllmd/tests/support/engine/engine_load_model"
)

// The switch works at once, between two decodes of one model: nothing else decides which product is computed.
func TestLlamafileSgemm(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	tokens := []int32{1, 300, 301, 302, 303, 304, 305}
	fast := engine_last_logits.EngineLastLogits(t, m, tokens, len(tokens))
	llamafile_sgemm.LlamafileSgemm(true)
	require.NotEqual(t, fast, engine_last_logits.EngineLastLogits(t, m, tokens, len(tokens)))
	llamafile_sgemm.LlamafileSgemm(false)
	require.Equal(t, fast, engine_last_logits.EngineLastLogits(t, m, tokens, len(tokens)))
}
