package pool_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/admit_tasks"
	"rkllmd/engine/pool/end_task"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_hold"
	"rkllmd/tests/engine/pool/pool_no_line"
	"rkllmd/tests/engine/pool/pool_play"
	"rkllmd/tests/engine/pool/pool_twenty"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestAdmitTasks(t *testing.T) {
	p := pool_still.PoolStill(t, engine_load_model.EngineLoadModel(t, "llama"), 1, 64)
	var tasks []*engine.Task
	for _, client := range []uint64{7, 7, 7, 8, 8, 9, 7} {
		task, _ := pool_task.PoolTask([]int32{1}, 1, nil)
		if task.Client.Number = client; client == 9 {
			task.Target = -time.Hour
		}
		tasks = append(tasks, task)
	}
	slot := &p.Slots[0]
	for _, task := range tasks[:3] {
		require.NoError(t, submit_task.SubmitTask(p, task))
	}
	admit_tasks.AdmitTasks(p)
	require.Equal(t, tasks[0], slot.Task)
	require.Equal(t, []int{0, 1, 2}, []int{tasks[0].Position, tasks[1].Position, tasks[2].Position})
	for _, task := range tasks[3:] {
		require.NoError(t, submit_task.SubmitTask(p, task))
	}
	admit_tasks.AdmitTasks(p)
	for i, position := range []int{0, 2, 4, 3, 5, 1, 6} {
		require.Equal(t, position, tasks[i].Position, "task %d", i)
	}
	require.Equal(t, tasks[0], slot.Task, "no slot is free")
	for _, i := range []int{5, 1, 3, 2, 4, 6} { // the target, then in turns
		end_task.EndTask(p, slot.Task, engine.EndLength, nil)
		admit_tasks.AdmitTasks(p)
		require.Equal(t, tasks[i], slot.Task, "task %d is next", i)
	}
	require.Empty(t, p.Waiting)

	t.Run("who leaves the queue runs at once, and its place is nobody else's", func(t *testing.T) {
		p, missed := pool_create.PoolCreate(t, p.Context.Model, 1, 64), 0
		for range 100 {
			seen := make(chan struct{})
			task, done := pool_task.PoolTask([]int32{1}, 1, pool_hold.PoolHold(seen))
			require.NoError(t, submit_task.SubmitTask(p, task))
			for running := 0; running == 0; {
				p.Mu.Lock()
				if running = p.Stats.Running; running+len(p.Waiting) != 1 {
					missed++
				}
				p.Mu.Unlock()
			}
			close(seen)
			<-done
		}
		require.Zero(t, missed, "looks that saw it neither wait nor run")
	})
	pool_no_line.PoolNoLine(t, pool_still.PoolStill(t, p.Context.Model, 1, 64))
	pool_twenty.PoolTwenty(t, pool_create.PoolCreate(t, p.Context.Model, 1, 64))
	t.Run("nobody waits longer than for 2 N", func(t *testing.T) {
		for seed := range uint64(20) {
			random := rand.New(rand.NewPCG(seed, 1))
			players := 2 + random.IntN(12)
			longest := pool_play.PoolPlay(t, pool_still.PoolStill(t, p.Context.Model, 1, 64), random, players)
			require.LessOrEqual(t, longest, 2*players, "seed %d", seed)
		}
	})
}
