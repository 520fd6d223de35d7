package plan_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/plan/plan_draft"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/project/count_allocations"
)

func TestPlanDraft(t *testing.T) {
	text := pool_prompt.PoolPrompt(3, 40)
	task := &engine.Task{Tokens: slices.Concat(text, []int32{1}, text[:12]), MaxTokens: 100, Generated: 12}
	require.Equal(t, text[11:18], plan_draft.PlanDraft(task, 15, 256), "half of the 12 tokens that match")
	require.Equal(t, text[11:14], plan_draft.PlanDraft(task, 2, 256), "no more than is wanted")
	require.Equal(t, text[11:15], plan_draft.PlanDraft(task, 15, 56), "than fits")
	task.MaxTokens = 15
	require.Equal(t, text[11:14], plan_draft.PlanDraft(task, 15, 256), "than may be chosen: one more follows the last")
	task.MaxTokens = 100
	require.Zero(t, count_allocations.CountAllocations(10, func() { plan_draft.PlanDraft(task, 15, 256) }))

	for match, want := range map[int]int{13: 6, 14: 7, 15: 7, 29: 7, 30: 15, 40: 15} {
		longer := &engine.Task{Tokens: slices.Concat(text, text, []int32{1}, text[:match]), MaxTokens: 100}
		require.Len(t, plan_draft.PlanDraft(longer, 15, 256), 1+want, "8 rows of a decode, or 16")
		require.Len(t, plan_draft.PlanDraft(longer, 5, 256), 1+min(5, want), "or as many as others leave")
	}

	task.Match = 13
	require.Equal(t, text[11:12], plan_draft.PlanDraft(task, 15, 256), "more must match after a wrong guess")
	task.Match, task.Tokens = 0, task.Tokens[:46]
	require.Equal(t, text[4:5], plan_draft.PlanDraft(task, 15, 256), "five tokens are too few")
	task.Tokens = slices.Concat([]int32{9}, slices.Repeat([]int32{1, 2, 3}, 6))
	want := []int32{3, 1, 2, 3, 1, 2, 3, 1}
	require.Equal(t, want, plan_draft.PlanDraft(task, 15, 256), "a repetition repeats itself")
}
