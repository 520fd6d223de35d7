package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/admit_tasks"
	"rkllmd/engine/pool/end_task"
	"rkllmd/engine/pool/submit_task"
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
		if task.Client = client; client == 9 {
			task.Priority = 1
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
	for i, position := range []int{0, 3, 5, 2, 4, 1, 6} {
		require.Equal(t, position, tasks[i].Position, "task %d", i)
	}
	require.Equal(t, tasks[0], slot.Task, "no slot is free")
	for _, i := range []int{5, 3, 1, 4, 2, 6} { // priority, then in turns
		end_task.EndTask(p, slot.Task, engine.EndLength, nil)
		admit_tasks.AdmitTasks(p)
		require.Equal(t, tasks[i], slot.Task, "task %d is next", i)
	}
	require.Empty(t, p.Waiting)
	require.Equal(t, map[uint64]uint64{7: 7}, p.Served, "who is being served is not forgotten")

	t.Run("one task after twenty of another's", func(t *testing.T) {
		p := pool_create.PoolCreate(t, p.Context.Model, 1, 64)
		one, done := pool_task.PoolTask([]int32{1}, 1, nil)
		urgent, _ := pool_task.PoolTask([]int32{1}, 1, nil)
		one.Client, urgent.Client, urgent.Priority = 2, 1, 1
		twenty := make([]*engine.Task, 20)
		var last chan struct{}
		first, began := pool_task.PoolTask([]int32{1}, 1, func(*engine.Task, engine.Choice) bool {
			for i := range twenty {
				twenty[i], last = pool_task.PoolTask([]int32{1}, 1, nil)
				twenty[i].Client = 1
				require.NoError(t, submit_task.SubmitTask(p, twenty[i]))
			}
			require.NoError(t, submit_task.SubmitTask(p, one))
			require.NoError(t, submit_task.SubmitTask(p, urgent))
			return false
		})
		first.Client = 1
		require.NoError(t, submit_task.SubmitTask(p, first))
		<-began
		<-done
		<-last
		require.True(t, urgent.Started.Before(one.Started), "priority goes first")
		require.True(t, one.Started.Before(twenty[0].Started), "then who was served longest ago")
		for i, task := range twenty[1:] {
			require.True(t, twenty[i].Started.Before(task.Started), "then in order")
		}
	})
}
