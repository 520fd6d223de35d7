// Package pool_play lets clients of a test use a pool.
package pool_play

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/admit_tasks"
	"rkllmd/engine/pool/end_task"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/support/engine/pool_task"
	"rkllmd/utils/turns"
)

// PoolPlay has so many clients use p, which has one slot and no thread, for 500 tasks, and returns how many of these
// one of them has waited for at most. Each submits its next task as soon as its last one has ended. Some are a new
// client each time, some have a target, some belong to another user.
func PoolPlay(t testing.TB, p *engine.Pool, random *rand.Rand, clients int) (longest int) {
	of, since := map[*engine.Task]int{}, make([]int, clients)
	names, fresh, targets := make([]turns.Client, clients), make([]bool, clients), make([]time.Duration, clients)
	for i := range names {
		names[i] = turns.Client{User: []string{"uid 1", "uid 1", "uid 2"}[random.IntN(3)],
			Number: turns.LastClient.Add(1)}
		targets[i], fresh[i] = time.Duration(random.IntN(2)), random.IntN(2) == 0
	}
	next := make([]int, clients) // who submits
	for i := range next {
		next[i] = i
	}
	for turn := range 500 {
		for _, i := range next {
			task, _ := pool_task.PoolTask([]int32{1}, 1, nil)
			if fresh[i] {
				names[i].Number = turns.LastClient.Add(1)
			}
			task.Client, task.Target, of[task] = names[i], targets[i], i
			require.NoError(t, submit_task.SubmitTask(p, task))
		}
		admit_tasks.AdmitTasks(p)
		task := p.Slots[0].Task
		i := of[task]
		end_task.EndTask(p, task, engine.EndLength, nil)
		delete(of, task)
		longest, since[i], next = max(longest, turn-since[i]), turn, append(next[:0], i)
	}
	for _, turn := range since {
		longest = max(longest, 500-turn)
	}
	return longest
}
