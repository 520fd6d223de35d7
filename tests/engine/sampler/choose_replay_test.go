package sampler_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/choose_replay"
	"rkllmd/tests/engine/sampler/steer_until"
)

func TestChooseReplay(t *testing.T) {
	plain, mirostat := engine.Sampling{Temperature: 1}, engine.Sampling{Temperature: 1, Mirostat: 2}
	told := 0
	steer := steer_until.SteerUntil(1, 2, &told)
	for name, c := range map[string]struct {
		task *engine.Task
		from int
	}{
		"draws need none":           {&engine.Task{Sampling: plain}, 10},
		"mirostat does, from start": {&engine.Task{Sampling: mirostat}, 0},
		"and from the last change on": {&engine.Task{Sampling: plain, Changes: []engine.Change{
			{Index: 2, Sampling: mirostat}, {Index: 6, Sampling: mirostat}}}, 6},
		"it is over": {&engine.Task{Sampling: mirostat, Changes: []engine.Change{
			{Index: 4, Sampling: plain}}}, 10},
		"a change that is to come": {&engine.Task{Sampling: mirostat, Changes: []engine.Change{
			{Index: 10, Sampling: plain}}}, 0},
		"a grammar alone":       {&engine.Task{Sampling: plain, Grammar: "a"}, 10},
		"in front of a grammar": {&engine.Task{Sampling: plain, Grammar: "a", Steer: steer}, 0},
		"within it": {&engine.Task{Sampling: plain, Grammar: "a", Steer: steer, Bound: true,
			BoundAt: 3}, 10},
		"within it, with mirostat": {&engine.Task{Sampling: mirostat, Grammar: "a", Steer: steer, Bound: true,
			BoundAt: 3}, 0},
		"mirostat came after it": {&engine.Task{Sampling: plain, Grammar: "a", Steer: steer, Bound: true, BoundAt: 3,
			Changes: []engine.Change{{Index: 4, Sampling: mirostat}}}, 4},
	} {
		t.Run(name, func(t *testing.T) {
			c.task.Given = make([]int32, 10)
			require.Equal(t, c.from, choose_replay.ChooseReplay(c.task))
		})
	}
	require.Zero(t, choose_replay.ChooseReplay(&engine.Task{Sampling: mirostat}), "an answer that begins")
}
