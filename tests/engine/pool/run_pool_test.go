package pool_test

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/pause_task"
	"rkllmd/engine/pool/read_pool_stats"
	"rkllmd/engine/pool/resume_task"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_alone"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_task"
)

// Whatever is computed beside a task, and whatever becomes of that, its tokens are those that it has alone.
func TestRunPool(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_create.PoolCreate(t, m, 4, 256)
	r := rand.New(rand.NewPCG(2, 3))
	var tasks []*engine.Task
	var wait sync.WaitGroup
	for i := range uint64(50) {
		tokens := slices.Concat(pool_prompt.PoolPrompt(i%3, r.IntN(60)), pool_prompt.PoolPrompt(100+i, 1+r.IntN(60)))
		task, done := pool_task.PoolTask(tokens, 1+r.IntN(40), nil)
		task.Client.Number, task.Owner, task.Target, task.Alternatives = i%5, i%4, time.Duration(i%2), int(i%7)
		if i%2 == 0 {
			task.Sampling.TopK = 1
		}
		tasks = append(tasks, task)
		fate, begin, pause := i%5, r.IntN(100), r.IntN(30)
		wait.Add(1)
		go func() {
			defer wait.Done()
			time.Sleep(time.Duration(begin) * time.Millisecond)
			for submit_task.SubmitTask(p, task) != nil {
				time.Sleep(time.Millisecond)
			}
			time.Sleep(time.Duration(pause) * time.Millisecond)
			switch fate {
			case 0:
				abort_task.AbortTask(p, task)
			case 1, 2:
				pause_task.PauseTask(p, task)
				time.Sleep(time.Duration(pause) * time.Millisecond)
				resume_task.ResumeTask(p, task)
			}
			<-done
		}()
	}
	wait.Wait()
	reused, evicted := 0, 0
	for i, task := range tasks {
		whole, made := pool_alone.PoolAlone(t, m, task), task.Tokens[task.Prompt:]
		require.Equal(t, whole[:len(made)], made, "task %d", i)
		if task.End != engine.EndAborted {
			require.Equal(t, engine.EndLength, task.End)
			require.Len(t, made, task.MaxTokens)
		}
		require.Zero(t, task.Sampler)
		reused += task.Reused
		evicted += task.Figures.Evicted
	}
	t.Logf("%d tokens reused, %d evictions, %+v", reused, evicted, read_pool_stats.ReadPoolStats(p))
	require.Positive(t, reused, "the test is to copy and to take sequences")
	stats := read_pool_stats.ReadPoolStats(p)
	require.Zero(t, stats.Running+stats.Waiting+stats.Paused)
}
