package plan_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/plan/plan_step"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/utils/turns"
)

func TestPlanStep(t *testing.T) {
	p := &engine.Pool{Context: &engine.Context{Batch: 512, Model: &engine.Model{}},
		Options: engine.PoolOptions{Delay: 50 * time.Millisecond}, Slots: make([]engine.Slot, 4), Rate: 1e5}
	plan_step.PlanStep(p)
	require.Empty(t, p.Parts)
	tokens := pool_prompt.PoolPrompt(1, 1500)
	for i := range p.Slots {
		p.Slots[i].Task = &engine.Task{Client: turns.Client{User: fmt.Sprint(i)}, Tokens: tokens, MaxTokens: 1}
	}
	p.Slots[1].Task.Tokens, p.Slots[1].Task.MaxTokens = tokens[:100], 0
	p.Slots[3].Task.Parked = true

	t.Run("nobody generates: the whole batch", func(t *testing.T) {
		plan_step.PlanStep(p)
		require.Equal(t, []*engine.Task{p.Slots[0].Task, p.Slots[1].Task, p.Slots[2].Task}, p.Tasks)
		require.Equal(t, []engine.Part{{Sequence: &p.Slots[0].Sequence, Tokens: tokens[:206]},
			{Sequence: &p.Slots[1].Sequence, Tokens: tokens[:100]},
			{Sequence: &p.Slots[2].Sequence, Tokens: tokens[:206]}}, p.Parts,
			"a prompt that is only read has no output")
	})
	t.Run("somebody generates: what the delay allows", func(t *testing.T) {
		p.Slots[0].Sequence.Tokens = tokens[:1499]
		p.Slots[2].Sequence.Tokens = tokens[:1490]
		p.Rate = 1000
		plan_step.PlanStep(p)
		require.Equal(t, []engine.Part{{Sequence: &p.Slots[0].Sequence, Tokens: tokens[1499:],
			Outputs: engine.OutputLast},
			{Sequence: &p.Slots[1].Sequence, Tokens: tokens[:40]}, {Sequence: &p.Slots[2].Sequence,
				Tokens: tokens[1490:], Outputs: engine.OutputLast}}, p.Parts)
		p.Rate = 10
		plan_step.PlanStep(p)
		require.Equal(t, []int{1, 4, 4}, []int{len(p.Parts[0].Tokens), len(p.Parts[1].Tokens), len(p.Parts[2].Tokens)})
		require.Equal(t, engine.OutputNone, p.Parts[2].Outputs)
	})
	t.Run("a run beside the pool generates: the same", func(t *testing.T) {
		p.Slots[0].Sequence.Tokens, p.Slots[2].Sequence.Tokens, p.Rate = nil, nil, 1000
		plan_step.PlanStep(p)
		require.Len(t, p.Parts[0].Tokens, 200, "ten times as long")
		p.Context.Model.RunAnswers.Store(1)
		plan_step.PlanStep(p)
		require.Less(t, len(p.Parts[0].Tokens), 20)
	})
	t.Run("no allocation", func(t *testing.T) {
		require.Zero(t, count_allocations.CountAllocations(10, func() { plan_step.PlanStep(p) }))
	})
}
