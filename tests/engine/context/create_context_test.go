package context_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/choose_threads"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCreateContext(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")

	t.Run("sizes are as asked for, threads clamped, the batch at most the size", func(t *testing.T) {
		c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 100, Batch: 512, Threads: math.MaxInt32})
		require.NoError(t, err)
		defer free_context.FreeContext(c)
		require.Equal(t, 100, c.Size)
		require.Equal(t, 100, c.Batch)
		require.Equal(t, choose_threads.ChooseThreads(math.MaxInt32, 1), c.Threads)
		require.Zero(t, *c.Abort)
	})
	t.Run("one model has several contexts", func(t *testing.T) {
		for range 3 {
			c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 2048, Batch: 1, Threads: 1})
			require.NoError(t, err)
			defer free_context.FreeContext(c)
			var seq engine.Sequence
			require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{1}, engine.OutputLast))
		}
	})
	t.Run("each of several sequences has the whole size", func(t *testing.T) {
		c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 300, Batch: 512, Threads: 1,
			Sequences: 3})
		require.NoError(t, err)
		defer free_context.FreeContext(c)
		require.Equal(t, 3, c.Sequences)
		for id := range 3 {
			seq := engine.Sequence{ID: int32(id)}
			require.NoError(t, decode_tokens.DecodeTokens(c, &seq, make([]int32, 300), engine.OutputLast))
			require.ErrorIs(t, decode_tokens.DecodeTokens(c, &seq, []int32{1}, engine.OutputLast),
				engine.ErrContextFull)
		}
	})
	t.Run("what cannot be is refused", func(t *testing.T) {
		for _, bad := range []struct {
			size, batch, threads, sequences int
			want                            string
		}{
			{64, 1, 1, -1, "-1 sequences were asked for; a context can have 1 to 64"},
			{64, 1, 1, 65, "65 sequences were asked for; a context can have 1 to 64"},
			{0, 1, 1, 1, "a context of 0 tokens was asked for; this model takes 1 to 2048"},
			{-1, 1, 1, 1, "a context of -1 tokens was asked for; this model takes 1 to 2048"},
			{2049, 1, 1, 1, "a context of 2049 tokens was asked for; this model takes 1 to 2048"},
			{64, 0, 1, 1, "a batch of 0 tokens was asked for; it must be 1 or more"},
			{64, 1, 0, 1, "0 threads were asked for; it must be 1 or more"},
		} {
			_, err := create_context.CreateContext(m, engine.ContextOptions{Size: bad.size, Batch: bad.batch,
				Threads: bad.threads, Sequences: bad.sequences})
			require.EqualError(t, err, bad.want)
		}
	})
	t.Run("a cache larger than the memory is refused, not tried", func(t *testing.T) {
		large := engine.Model{ContextLength: m.ContextLength, Facts: engine.Facts{CachePerToken: 1 << 40}}
		_, err := create_context.CreateContext(&large, engine.ContextOptions{Size: 2048, Batch: 64, Threads: 1})
		require.ErrorContains(t, err, "a context of 2048 tokens needs 2147483648 MB of memory for the cache of 1 "+
			"sequences, and ")
		require.ErrorContains(t, err, "MB are available: ask for at most 0 tokens")
	})
}
