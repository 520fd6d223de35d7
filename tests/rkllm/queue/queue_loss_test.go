package queue_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/rkllm/queue/queue_loss"
	"rkllmd/rkllm/queue/take_job"
	"rkllmd/tests/rkllm/queue/queue_kinds"
	"rkllmd/tests/rkllm/queue/queue_lost"
	"rkllmd/tests/rkllm/queue/queue_reloading"
)

func TestQueueLoss(t *testing.T) {
	for _, c := range []struct {
		name    string
		waiting []rkllm.Kind
		told    bool
		next    int64 // what the next call hears
	}{
		{"idle", nil, false, rkllm.CodeLibraryEnded},
		{"in a call", nil, true, rkllm.CodeNoModel},
		{"with a run that waits", []rkllm.Kind{rkllm.KindRun}, false, rkllm.CodeNoModel},
		{"before another model", []rkllm.Kind{rkllm.KindDestroy, rkllm.KindInit}, false, 0},
	} {
		rt := create_runtime.CreateRuntime(&rkllm.Library{Isolated: &rkllm.Isolated{Lost: queue_lost.QueueLost}},
			rkllm.Limits{})
		rt.Loaded, rt.Handle = true, 1
		queue_kinds.QueueKinds(t, rt, c.waiting...)
		queue_loss.QueueLoss(rt, rt.Serving.Load())(c.told)
		err := queue_job.QueueJob(rt, &rkllm.Job{Kind: rkllm.KindRun})
		require.Equal(t, c.next == 0, err == nil, c.name)
		if err != nil {
			require.Equal(t, c.next, err.Code, c.name)
			require.Equal(t, rkllm.ErrNoModel, queue_job.QueueJob(rt, &rkllm.Job{Kind: rkllm.KindRun}), "told once")
			rt.Lost = err
			require.Nil(t, queue_job.QueueJob(rt, &rkllm.Job{Kind: rkllm.KindInit}), "a model can be loaded at once")
			require.Nil(t, rt.Lost, "and then nobody need hear of the last one")
		}
		first := take_job.TakeJob(rt)
		require.Equal(t, rkllm.KindDestroy, first.Kind, "it goes before all others")
		require.Nil(t, first.Conn)
	}
	rt := create_runtime.CreateRuntime(&rkllm.Library{Isolated: &rkllm.Isolated{Lost: queue_lost.QueueLost}},
		rkllm.Limits{})
	rt.Stopped = true
	queue_loss.QueueLoss(rt, rt.Serving.Load())(true)
	require.Empty(t, rt.Queue)
	rt, _ = queue_reloading.QueueReloading()
	queue_kinds.QueueKinds(t, rt, rkllm.KindRun)
	rt.Reload.Again = true
	queue_loss.QueueLoss(rt, rt.Serving.Load())(false)
	require.Len(t, rt.Queue, 3)
	require.Equal(t, rkllm.KindDestroy, rt.Queue[0].Kind)
	require.Equal(t, rt.Reload.Job, rt.Queue[2], "who waits is told first, then the model is loaded again")
	require.False(t, rt.Reload.Again)
	require.Nil(t, rt.Lost, "the next call finds a model")
	rt, _ = queue_reloading.QueueReloading()
	rt.Current = &rkllm.Job{Kind: rkllm.KindInit, NotBefore: time.Now()}
	queue_loss.QueueLoss(rt, rt.Serving.Load())(true)
	require.NotNil(t, rt.Lost, "nobody has asked for a try to load it again, so nobody is told")
}
