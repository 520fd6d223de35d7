package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/ollama/append_context"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_engine"
)

func TestAppendContext(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Sequences: 1, Size: 64})
	own, _, err := b.Render(&generation.Request{Prompt: "hi"})
	require.NoError(t, err)
	begin, err := b.Tokenize("", true)
	require.NoError(t, err)
	require.Equal(t, begin, own[:len(begin)])
	request, err := append_context.AppendContext(b, append(begin, 5, 6), generation.Request{Prompt: "hi"})
	require.NoError(t, err)
	require.Equal(t, append(append(begin, 5, 6), own[len(begin):]...), request.Tokens)
	require.Empty(t, request.Prompt)
	_, err = append_context.AppendContext(&generation.Backend{Name: "x"}, []int32{1}, generation.Request{Prompt: "hi"})
	require.ErrorIs(t, err, generation.ErrNotSupported)
}
