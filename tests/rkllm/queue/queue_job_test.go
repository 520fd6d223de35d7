package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/queue_reload"
	"rkllmd/rkllm/queue/take_job"
	"rkllmd/tests/rkllm/queue/queue_reloading"
)

func TestQueueJob(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	conn := &connection.Connection{}
	run := &rkllm.Job{Conn: conn, Kind: rkllm.KindRun}
	require.Equal(t, rkllm.ErrNoModel, queue_job.QueueJob(rt, run))
	require.Empty(t, rt.Queue)
	require.False(t, conn.HasRun.Load())

	rt.Loaded = true
	other := &rkllm.Job{Conn: conn}
	require.Nil(t, queue_job.QueueJob(rt, other))
	require.False(t, conn.HasRun.Load())
	require.Nil(t, queue_job.QueueJob(rt, run))
	require.True(t, conn.HasRun.Load())
	require.Equal(t, []*rkllm.Job{other, run}, rt.Queue)
	require.Same(t, other, take_job.TakeJob(rt))
	rt, _ = queue_reloading.QueueReloading()
	queue_reload.QueueReload(rt)
	destroy := &rkllm.Job{Kind: rkllm.KindDestroy}
	require.Nil(t, queue_job.QueueJob(rt, destroy))
	require.Equal(t, []*rkllm.Job{destroy}, rt.Queue, "the model is not loaded again")
}
