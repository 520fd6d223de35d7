// Package play_repeats has a pool answer prompts that repeat themselves.
package play_repeats

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/stop_or_pause"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_task"
)

// PlayRepeats gives p one to four tasks at once, whose prompts, sampling and ends follow from seed, and returns what
// became of each: its tokens and why it ended.
func PlayRepeats(t testing.TB, p *engine.Pool, seed uint64) (said []string) {
	random := rand.New(rand.NewPCG(seed, 1))
	tasks, ends := make([]*engine.Task, 1+random.IntN(4)), make([]chan struct{}, 4)
	for i := range tasks {
		tokens := slices.Repeat(pool_prompt.PoolPrompt(random.Uint64(), 5+random.IntN(20)), 1+random.IntN(3))
		tasks[i], ends[i] = pool_task.PoolTask(tokens, 1+random.IntN(120),
			stop_or_pause.StopOrPause(p, 1+random.IntN(150), random.IntN(40)))
		tasks[i].Sampling = engine.Sampling{TopK: 1 + random.Int32N(3), TopP: 0.95, Temperature: 0.5, RepeatPenalty: 1,
			Seed: random.Uint32(), Mirostat: max(0, random.Int32N(6)-3), MirostatTau: 5, MirostatEta: 0.1}
		tasks[i].EndTokens = []int32{random.Int32N(500)}
		tasks[i].Alternatives = random.IntN(3)
	}
	for _, task := range tasks {
		require.NoError(t, submit_task.SubmitTask(p, task))
	}
	for i, task := range tasks {
		<-ends[i]
		said = append(said, fmt.Sprint(task.Tokens[task.Prompt:], task.End, task.EndedBy, task.Err))
	}
	return said
}
