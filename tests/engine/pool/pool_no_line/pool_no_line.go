// Package pool_no_line submits tasks while a slot is free.
package pool_no_line

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/admit_tasks"
	"rkllmd/engine/pool/end_task"
	"rkllmd/tests/engine/pool/pool_submit"
)

// PoolNoLine has another goroutine submit a thousand tasks, one after the other, while p, whose thread the test is,
// looks at its line all the time, and checks that none of them hears of a line. p has one slot.
func PoolNoLine(t *testing.T, p *engine.Pool) {
	t.Helper()
	var places []int
	go pool_submit.PoolSubmit(p, 1000, &places)
	for ended := 0; ended < 1000; {
		if admit_tasks.AdmitTasks(p); p.Slots[0].Task != nil {
			end_task.EndTask(p, p.Slots[0].Task, engine.EndLength, nil)
			ended++
		}
	}
	require.Equal(t, make([]int, 1000), places)
}
