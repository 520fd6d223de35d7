package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/free_model"
	"rkllmd/generation"
	"rkllmd/generation/embedded/tokenize_for_model"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestTokenizeForModel(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	tokenize := tokenize_for_model.TokenizeForModel(m)
	special, err := tokenize("river</s>", true)
	require.NoError(t, err)
	require.Equal(t, [2]int32{m.BOS, m.EOS}, [2]int32{special[0], special[len(special)-1]})
	plain, err := tokenize("river</s>", false)
	require.NoError(t, err)
	require.NotContains(t, plain, m.EOS)
	require.NotContains(t, plain, m.BOS)
	free_model.FreeModel(m)
	_, err = tokenize("river", false)
	require.ErrorIs(t, err, generation.ErrClosed)
}
