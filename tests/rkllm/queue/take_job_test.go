package queue_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/connection/create_connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/queue/take_job"
	"rkllmd/tests/rkllm/queue/queue_play"
)

func TestTakeJob(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	rt.Loaded = true
	first, second := &rkllm.Job{}, &rkllm.Job{}
	taken := make(chan *rkllm.Job)
	go func() { taken <- take_job.TakeJob(rt) }()
	require.Nil(t, queue_job.QueueJob(rt, first)) // wakes it
	require.Same(t, first, <-taken)
	require.Same(t, first, rt.Current)
	require.Nil(t, queue_job.QueueJob(rt, second))
	require.Same(t, second, take_job.TakeJob(rt))
	require.Empty(t, rt.Queue)
	later := &rkllm.Job{NotBefore: time.Now().Add(time.Hour)}
	rt.Queue = []*rkllm.Job{later, second}
	go func() { taken <- take_job.TakeJob(rt) }()
	rt.Mu.Lock()
	later.NotBefore = time.Now()
	rt.Wake.Signal()
	rt.Mu.Unlock()
	require.Same(t, later, <-taken, "nothing goes past it")
	rt.Queue = []*rkllm.Job{{NotBefore: time.Now().Add(time.Hour), Finish: free_job.FreeJob}}
	go func() { taken <- take_job.TakeJob(rt) }()
	stop_runtime.StopRuntime(rt)
	require.Nil(t, <-taken)

	t.Run("nobody waits longer than for 2 N runs", func(t *testing.T) {
		for _, one := range []struct{ connections, ahead int }{{1, 8}, {5, 8}, {20, 2}, {40, 1}} {
			rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
			rt.Loaded = true
			other := create_connection.CreateConnection(-1, -1, 1001, 1, 1, 1)
			for range one.connections {
				conn := create_connection.CreateConnection(-1, -1, 1000, 1, 1, 1)
				for range one.ahead {
					require.Nil(t, queue_job.QueueJob(rt, &rkllm.Job{Conn: conn, Kind: rkllm.KindRun}))
				}
			}
			waited := queue_play.QueuePlay(t, rt, other, 300)
			require.LessOrEqual(t, waited, 2*2, "%+v: the other one of two users", one)
		}
	})
}
