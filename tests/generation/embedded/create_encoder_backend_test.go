package embedded_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/embedded/open_model"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/models/write_encoder_model"
	"rkllmd/utils/turns"
)

// An encoder, opened as front-ends do: it reads word pieces and makes vectors, texts that are too long keep their end,
// and it has nothing that generates.
func TestCreateEncoderBackend(t *testing.T) {
	choose_kernels.ChooseKernels(t, true)
	path, _ := write_encoder_model.WriteEncoderModel(t, 2)
	b, err := open_model.OpenModel(generation.ModelOptions{Path: path, Context: 8, Exact: true}, nil)
	require.NoError(t, err)
	require.True(t, b.Capabilities.EmbedsOnly)
	require.Nil(t, b.Start)
	require.Equal(t, []any{"tiny encoder", 8, uint64(0)}, []any{b.Model.Name, b.Model.ContextSize,
		b.Model.BytesPerToken})
	tokens, err := b.Tokenize("Hello, WORLD!", true)
	require.NoError(t, err)
	require.Equal(t, []int32{2, 5, 7, 6, 8, 3}, tokens)
	tokens, err = b.Tokenize("unaffable xyz rivers", true)
	require.NoError(t, err)
	require.Equal(t, []int32{2, 9, 10, 11, 1, 13, 14, 3}, tokens)
	require.Equal(t, " unaffable", string(b.Detokenize([]int32{9, 10, 11})))
	client, long := turns.Client{}, strings.Repeat(" hello", 7)
	whole, err := b.Embed(t.Context(), client, generation.Input{Text: long, Cut: true})
	require.NoError(t, err)
	same, err := b.Embed(t.Context(), client, generation.Input{Tokens: []int32{2, 5, 5, 5, 5, 5, 5, 3}})
	require.NoError(t, err)
	require.Equal(t, same, whole)
	_, err = b.Embed(t.Context(), client, generation.Input{Text: long})
	require.ErrorIs(t, err, generation.ErrTooLong)
	b.Close()
	_, err = b.Embed(t.Context(), client, generation.Input{Text: "hello"})
	require.ErrorIs(t, err, generation.ErrClosed)
}
