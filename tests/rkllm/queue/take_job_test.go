package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/queue/take_job"
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
	go func() { taken <- take_job.TakeJob(rt) }()
	stop_runtime.StopRuntime(rt)
	require.Nil(t, <-taken)
}
