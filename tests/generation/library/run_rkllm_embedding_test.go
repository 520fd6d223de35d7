package library_test

import (
	"context"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library/open_rkllm_model"
	"rkllmd/rkllm"
	"rkllmd/tests/support/rkllm/rkllm_fake_emit"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
	"rkllmd/utils/turns"
)

func TestRunRkllmEmbedding(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	row, state := []float32{3, 4}, rkllm.RunFinish
	running, leave := make(chan uintptr, 1), make(chan struct{})
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
		switch {
		case function == "rkllm_abort":
			close(leave)
			rkllm_fake_emit.RkllmFakeEmit(fake, <-running, rkllm.RunFinish, rkllm_make_results.Result{})
		case function == "rkllm_run_async" && row == nil:
			running <- arguments[2]
		case function == "rkllm_run_async":
			rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunNormal, rkllm_make_results.Result{Hidden: row})
			rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], int32(state), rkllm_make_results.Result{})
		}
		return 0
	})
	b, _, err := open_rkllm_model.OpenRkllmModel(fake.Library, generation.ModelOptions{Path: fake.Model, Context: 32,
		Queue: 3})
	require.NoError(t, err)
	defer b.Close()
	text := generation.Input{Text: "hello"}
	made, err := b.Embed(t.Context(), turns.Client{}, text)
	require.NoError(t, err)
	require.Equal(t, generation.Embedding{Vector: []float32{3, 4}, Tokens: 1}, made)
	_, err = b.Embed(t.Context(), turns.Client{}, generation.Input{})
	require.EqualError(t, err, "a text is empty: it has no tokens")
	long := generation.Input{Tokens: make([]int32, 33)}
	_, err = b.Embed(t.Context(), turns.Client{}, long)
	require.ErrorIs(t, err, generation.ErrTooLong)
	long.Cut = true
	_, err = b.Embed(t.Context(), turns.Client{}, long)
	require.NoError(t, err)
	row = []float32{1, float32(math.NaN())}
	_, err = b.Embed(t.Context(), turns.Client{}, text)
	require.ErrorIs(t, err, generation.ErrFailed)
	require.ErrorContains(t, err, "values that are no numbers")
	row = []float32{}
	_, err = b.Embed(t.Context(), turns.Client{}, text)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	state = rkllm.RunError
	_, err = b.Embed(t.Context(), turns.Client{}, text)
	require.ErrorIs(t, err, generation.ErrFailed)

	row = nil // a run without end
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		running <- <-running // the library has it
		cancel()
	}()
	_, err = b.Embed(ctx, turns.Client{}, text)
	require.ErrorIs(t, err, context.Canceled)
	<-leave
	b.Close()
	_, err = b.Embed(t.Context(), turns.Client{}, text)
	require.ErrorIs(t, err, generation.ErrClosed)
}
