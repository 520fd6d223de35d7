package queue_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/queue_reload"
	"rkllmd/rkllm/queue/take_job"
	"rkllmd/tests/rkllm/queue/queue_reloading"
)

func TestQueueReload(t *testing.T) {
	rt, told := queue_reloading.QueueReloading()
	rt.Loaded = false
	queue_reload.QueueReload(rt)
	require.Equal(t, rkllm.ReloadState{Path: "/m", Waits: true}, <-told)
	require.Nil(t, queue_job.QueueJob(rt, &rkllm.Job{Kind: rkllm.KindRun}), "it waits for the model")
	require.Equal(t, rkllm.ErrModelLoaded, queue_job.QueueJob(rt, &rkllm.Job{Kind: rkllm.KindInit}))
	job := take_job.TakeJob(rt)
	require.Equal(t, rt.Reload.Job, job, "the first try is made at once")
	rt.Queue = nil
	queue_reload.QueueReload(rt)
	require.NotEqual(t, job, rt.Reload.Job)
	require.Greater(t, time.Until(rt.Queue[0].NotBefore), 50*time.Minute)
	rt.Queue, rt.Reload.Pause, rt.Reload.Longest = nil, time.Millisecond, time.Millisecond
	queue_reload.QueueReload(rt)
	require.Equal(t, rt.Reload.Job, take_job.TakeJob(rt), "the worker is woken when its time has come")
}
