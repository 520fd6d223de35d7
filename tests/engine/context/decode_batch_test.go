package context_test

import (
	"runtime"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/tests/engine/context/keep_busy"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_load_model"
)

// What DecodeParts says of batches is in TestDecodeParts. Here others keep all CPUs busy: the team becomes smaller, and
// computes the same.
func TestDecodeBatch(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 512, Batch: 512, Threads: 1})
	require.NoError(t, err)
	defer free_context.FreeContext(c)
	tokens := make([]int32, 100)
	for i := range tokens {
		tokens[i] = int32(3 + i%50)
	}
	s := &engine.Sequence{}
	require.NoError(t, decode_tokens.DecodeTokens(c, s, tokens, engine.OutputLast))
	logits, err := read_logits.ReadLogits(c, len(tokens)-1)
	require.NoError(t, err)
	want := slices.Clone(logits)

	var stop atomic.Bool
	defer stop.Store(true)
	size := context.CPUs + 2
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(2 * size))
	for range size {
		go keep_busy.KeepBusy(&stop)
	}
	c.Threads, c.Team = size, engine.Team{Threads: size, Tried: time.Now()}
	for tries := 0; c.Team.Threads >= size; tries++ {
		require.Less(t, tries, 10_000)
		require.NoError(t, remove_tokens.RemoveTokens(c, s, 0))
		require.NoError(t, decode_tokens.DecodeTokens(c, s, tokens, engine.OutputLast))
		logits, err = read_logits.ReadLogits(c, len(tokens)-1)
		require.NoError(t, err)
		require.Equal(t, want, logits)
	}
	require.Positive(t, c.Team.Threads)
	require.True(t, c.Team.Later.After(c.Team.Tried))
}
