package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/connection/create_connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/order_runs"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/take_job"
)

func TestOrderRuns(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	rt.Loaded = true
	order_runs.OrderRuns(rt)
	require.Empty(t, rt.Line.Turns, "nobody waits")
	conns := make([]*connection.Connection, 4)
	for i, uid := range []uint32{1000, 1000, 1001, 1001} {
		conns[i] = create_connection.CreateConnection(-1, -1, uid, 1, 1, 1)
	}
	var jobs []*rkllm.Job
	for _, next := range []struct {
		conn int
		kind rkllm.Kind
	}{{0, rkllm.KindRun}, {0, rkllm.KindRun}, {1, rkllm.KindRun}, {2, rkllm.KindRun}, {0, 0}, {3, rkllm.KindRun}} {
		jobs = append(jobs, &rkllm.Job{Conn: conns[next.conn], Kind: next.kind})
		require.Nil(t, queue_job.QueueJob(rt, jobs[len(jobs)-1]))
	}
	// Users take turns, each in order of arrival; nothing goes past what is no run.
	for _, i := range []int{0, 3, 1, 2, 4, 5} {
		order_runs.OrderRuns(rt)
		require.Same(t, jobs[i], rt.Queue[0], i)
		require.Equal(t, jobs[i].Kind == 0, len(rt.Line.Turns) == 0)
		require.Same(t, jobs[i], take_job.TakeJob(rt))
	}
	require.Empty(t, rt.Queue)
}
