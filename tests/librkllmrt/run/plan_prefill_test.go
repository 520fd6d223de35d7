package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/plan_prefill"
)

func TestPlanPrefill(t *testing.T) {
	const last, none = engine.OutputLast, engine.OutputNone
	for name, row := range map[string]struct {
		held, prompts [2][]int32
		turn          [2]int // New
		whole         bool
		tokens        [2][]int32 // of the parts, by input; nil: it has none
		outputs       [2]engine.Outputs
		rows          [2]int
	}{
		"both at once": {[2][]int32{{}, {}}, [2][]int32{{1, 2}, {3}}, [2]int{2, 1}, true,
			[2][]int32{{1, 2}, {3}}, [2]engine.Outputs{last, last}, [2]int{1, 2}},
		"what a lane holds is done": {[2][]int32{{1}, {3}}, [2][]int32{{1, 2}, {3}}, [2]int{2, 1}, true,
			[2][]int32{{2}, nil}, [2]engine.Outputs{last, 0}, [2]int{0, 7}},
		"as much as a batch takes": {[2][]int32{{}, {}}, [2][]int32{{1, 2, 3}, {4, 5}}, [2]int{3, 2}, true,
			[2][]int32{{1, 2, 3}, {4}}, [2]engine.Outputs{last, none}, [2]int{2, -1}},
		"the first one takes all of it": {[2][]int32{{}, {}}, [2][]int32{{1, 2, 3, 4, 5}, {6}}, [2]int{5, 1}, true,
			[2][]int32{{1, 2, 3, 4}, nil}, [2]engine.Outputs{none, 0}, [2]int{-1, 7}},
		"tokens until the rows of embeddings": {[2][]int32{{}, {}}, [2][]int32{{1, 2, -3}, {4}}, [2]int{3, 1}, true,
			[2][]int32{{1, 2}, {4}}, [2]engine.Outputs{none, last}, [2]int{-1, 2}},
		"rows of embeddings alone": {[2][]int32{{1, 2}, {}}, [2][]int32{{1, 2, -3}, {4}}, [2]int{3, 1}, true,
			[2][]int32{{-3}, nil}, [2]engine.Outputs{last, 0}, [2]int{0, 7}},
		"without the last turns": {[2][]int32{{}, {}}, [2][]int32{{1, 2, 3}, {4}}, [2]int{1, 1}, false,
			[2][]int32{{1, 2}, nil}, [2]engine.Outputs{last, 0}, [2]int{1, 7}},
		"nothing is left": {[2][]int32{{1}, {4}}, [2][]int32{{1}, {4}}, [2]int{1, 1}, true, [2][]int32{},
			[2]engine.Outputs{}, [2]int{7, 7}},
	} {
		t.Run(name, func(t *testing.T) {
			h := &librkllmrt.Handle{Context: &engine.Context{Batch: 4, Model: &engine.Model{}},
				Lanes: make([]librkllmrt.Lane, 2)}
			run := &librkllmrt.Run{Parts: make([]engine.Part, 5)}
			var want []engine.Part
			for i := range h.Lanes {
				h.Lanes[i].Sequence.Tokens = row.held[i]
				run.Turns = append(run.Turns, librkllmrt.Turn{Lane: &h.Lanes[i], Tokens: row.prompts[i],
					Prompt: len(row.prompts[i]), New: row.turn[i], Row: 7})
				if row.tokens[i] != nil {
					want = append(want, engine.Part{Sequence: &h.Lanes[i].Sequence, Tokens: row.tokens[i],
						Outputs: row.outputs[i]})
				}
			}
			plan_prefill.PlanPrefill(h, run, row.whole)
			require.ElementsMatch(t, want, run.Parts)
			require.Equal(t, row.rows, [2]int{run.Turns[0].Row, run.Turns[1].Row})
		})
	}
	h := &librkllmrt.Handle{Context: &engine.Context{Batch: 512, Model: &engine.Model{}}, Rate: 200,
		Lanes: make([]librkllmrt.Lane, 1)}
	run := &librkllmrt.Run{Turns: []librkllmrt.Turn{{Lane: &h.Lanes[0], Tokens: make([]int32, 400), Prompt: 400}}}
	h.Context.Model.PoolTasks.Store(1)
	h.Context.Model.PoolAnswers.Store(1)
	plan_prefill.PlanPrefill(h, run, true)
	require.Len(t, run.Parts[0].Tokens, 10, "others wait for their next token")
}
