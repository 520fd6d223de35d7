package generation_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_answer"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/whole/generation/generation_storm"
	"rkllmd/utils/turns"
)

// Whatever is asked of runs, in whatever order and from several threads, each ends once, with the tokens that it has
// alone.
func TestGenerationStorm(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Sequences: 3, Queue: 4})
	var requests []generation.Request
	var alone [][]int32
	for i := range uint64(8) {
		request := generation.Request{Client: turns.Client{Number: i % 3}, Priority: int(i % 2),
			Prompt: fmt.Sprintf("the river %d", i), MaxTokens: 24, Seed: &i, Logprobs: -1,
			Sampling: engine.Sampling{RepeatPenalty: 1}} // greedy: modify begins the draws anew
		run, _ := generation_answer.GenerationAnswer(t, b, request)
		requests, alone = append(requests, request), append(alone, run.Answer)
	}
	faults := make(chan error, 8)
	for i := range requests {
		go func() {
			random := rand.New(rand.NewPCG(7, uint64(i)))
			var err error
			for n := 0; n < 40 && err == nil; n++ {
				err = generation_storm.GenerationStorm(b, requests[i], random, alone[i])
			}
			faults <- err
		}()
	}
	for range requests {
		require.NoError(t, <-faults)
	}
	stats := b.Stats()
	require.Equal(t, [3]int{}, [3]int{stats.Running, stats.Waiting, stats.Paused})
}
