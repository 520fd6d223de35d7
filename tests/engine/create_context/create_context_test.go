package create_context_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/clamp_threads"
	"rkllmd/engine/create_context"
	"rkllmd/engine/decode_tokens"
	"rkllmd/engine/free_context"
	"rkllmd/tests/support/engine_load_model"
)

func TestCreateContext(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")

	t.Run("sizes are as asked for, threads clamped, the batch at most the size", func(t *testing.T) {
		c, err := create_context.CreateContext(m, 100, 512, math.MaxInt32)
		require.NoError(t, err)
		defer free_context.FreeContext(c)
		require.Equal(t, 100, c.Size)
		require.Equal(t, 100, c.Batch)
		require.Equal(t, clamp_threads.ClampThreads(math.MaxInt32), c.Threads)
		require.Zero(t, *c.Abort)
	})
	t.Run("one model has several contexts", func(t *testing.T) {
		for range 3 {
			c, err := create_context.CreateContext(m, 2048, 1, 1)
			require.NoError(t, err)
			defer free_context.FreeContext(c)
			var seq engine.Sequence
			require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{1}, engine.OutputLast))
		}
	})
	t.Run("what cannot be is refused", func(t *testing.T) {
		for _, bad := range []struct {
			size, batch, threads int
			want                 string
		}{
			{0, 1, 1, "a context of 0 tokens was asked for; this model takes 1 to 2048"},
			{-1, 1, 1, "a context of -1 tokens was asked for; this model takes 1 to 2048"},
			{2049, 1, 1, "a context of 2049 tokens was asked for; this model takes 1 to 2048"},
			{64, 0, 1, "a batch of 0 tokens was asked for; it must be 1 or more"},
			{64, 1, 0, "0 threads were asked for; it must be 1 or more"},
		} {
			_, err := create_context.CreateContext(m, bad.size, bad.batch, bad.threads)
			require.EqualError(t, err, bad.want)
		}
	})
	t.Run("a cache larger than the memory is refused, not tried", func(t *testing.T) {
		large := *m
		large.Facts.CachePerToken = 1 << 40
		_, err := create_context.CreateContext(&large, 2048, 64, 1)
		require.ErrorContains(t, err, "a context of 2048 tokens needs 2147483648 MB of memory for its cache, and ")
		require.ErrorContains(t, err, "MB are available: ask for at most 0 tokens")
	})
}
