package embedded_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/create_engine_backend"
	"rkllmd/tests/generation/embedded/generation_hold"
	"rkllmd/tests/generation/embedded/generation_positions"
	"rkllmd/tests/support/engine/slow_pool"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/tests/support/generation/generation_text"
	"rkllmd/utils/turns"
)

func TestCreateEngineBackend(t *testing.T) {
	m, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 8})
	require.Equal(t, generation.ModelInfo{Name: "tiny qwen3 with random weights", Path: m.Path, Architecture: "qwen3",
		Identity: m.Facts.Identity, Fingerprint: m.Fingerprint, ContextSize: 128, Vocabulary: m.VocabSize,
		BytesPerToken: m.Facts.CachePerToken,
		HasTemplate:   true, Abilities: &engine.Abilities{System: true, Turns: true}}, b.Model)
	require.Equal(t, []any{true, 8}, []any{b.Capabilities.Exact, b.Capabilities.Sequences})
	_, err := create_engine_backend.CreateEngineBackend(m, engine.PoolOptions{Size: 128, Queue: -1})
	require.ErrorContains(t, err, "none of them may be negative")
	t.Run("40 requests of 8 clients at once, each the answer that it gets alone", func(t *testing.T) {
		requests, alone := []generation.Request{}, []string{}
		for i := range uint64(40) {
			request := generation.Request{Client: turns.Client{Number: i % 8}, Prompt: fmt.Sprintf("the river %d", i),
				MaxTokens: 16, Seed: &i, Logprobs: -1}
			_, text := generation_answer.GenerationAnswer(t, b, request)
			requests, alone = append(requests, request), append(alone, text)
		}
		var runs, records = [40]*generation.Run{}, [40]*generation_record.Record{}
		for i := range runs {
			runs[i], records[i] = generation_begin.GenerationBegin(t, b, requests[i])
		}
		for i, run := range runs {
			<-run.Done
			text, _ := generation_text.GenerationText(records[i].Events)
			require.Equal(t, []any{alone[i], uint64(i)}, []any{text, run.Last.Seed})
			require.Equal(t, generation.ReasonLength, run.Last.Reason)
		}
		require.NotEqual(t, alone[0], alone[1])
	})
	t.Run("places in the line fall", func(t *testing.T) {
		_, narrow := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 1})
		request := generation.Request{Prompt: "river", MaxTokens: 3}
		_, gate := generation_hold.GenerationHold(t, narrow, request, 1)
		var records [3]*generation_record.Record
		var last *generation.Run
		for i := range records {
			last, records[i] = generation_begin.GenerationBegin(t, narrow, request)
		}
		close(gate.Go)
		<-last.Done
		for i, want := range [][]int{{1, 0}, {2, 1, 0}, {3, 2, 1, 0}} {
			require.Equal(t, want, generation_positions.GenerationPositions(records[i].Events))
		}
	})
	t.Run("closing it ends all runs", func(t *testing.T) {
		_, b := generation_engine.GenerationEngine(t, "qwen3", engine.PoolOptions{Sequences: 8, Size: 1024,
			Disturb: slow_pool.SlowPool(10 * time.Millisecond)}) // no run has come to its end by then
		first, gate := generation_hold.GenerationHold(t, b, generation.Request{Prompt: "river"}, 1)
		runs := []*generation.Run{first}
		for len(runs) <= 10 {
			run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "river"})
			runs = append(runs, run)
		}
		close(gate.Go)
		b.Close()
		for _, run := range runs {
			<-run.Done
			require.ErrorIs(t, run.Last.Err, generation.ErrClosed)
			require.EqualError(t, run.Last.Err, "the model is being unloaded")
		}
	})
}
