package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/allocate_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/drop_model"
	"rkllmd/tests/rkllm/queue/queue_kinds"
	"rkllmd/tests/rkllm/queue/queue_lost"
	"rkllmd/tests/rkllm/queue/queue_watch"
)

func TestDropModel(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Isolated: &rkllm.Isolated{Lost: queue_lost.QueueLost}},
		rkllm.Limits{})
	watched := make(chan bool, 2)
	rt.Watch = queue_watch.QueueWatch(watched)
	rt.Loaded, rt.Handle = true, 1
	_, err := allocate_memory.AllocateMemory(&rt.ModelMemory, 1, 1)
	require.NoError(t, err)
	finished := queue_kinds.QueueKinds(t, rt, rkllm.KindRun, rkllm.KindRun, 0)
	next := &rkllm.Job{Kind: rkllm.KindInit}
	rt.Queue = append(rt.Queue, next, &rkllm.Job{Kind: rkllm.KindRun})
	drop_model.DropModel(rt, &rkllm.Job{Library: rt.Serving.Load()})
	require.Len(t, finished, 3)
	for range 3 {
		require.Equal(t, rkllm.CodeLibraryEnded, (<-finished).Err.Code)
	}
	require.Len(t, rt.Queue, 2)
	require.Equal(t, next, rt.Queue[0], "the next model, and what waits for it")
	require.Zero(t, rt.Handle)
	require.Empty(t, rt.ModelMemory.Blocks)
	require.False(t, <-watched)
	drop_model.DropModel(rt, &rkllm.Job{Library: rt.Serving.Load()})
	require.Empty(t, watched, "it has gone already")
	rt.Queue = nil
	rt.Loaded = true
	finished = queue_kinds.QueueKinds(t, rt, rkllm.KindDestroy)
	drop_model.DropModel(rt, &rkllm.Job{Library: rt.Serving.Load()})
	destroyed := <-finished
	require.Nil(t, destroyed.Err, "it is gone, as was asked for")
	require.Equal(t, "0", string(destroyed.Result))
}
