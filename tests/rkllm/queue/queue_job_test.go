package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/take_job"
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
}
