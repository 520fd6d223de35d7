package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/take_waiting"
)

func TestTakeWaiting(t *testing.T) {
	run, other, load, next := &rkllm.Job{Kind: rkllm.KindRun}, &rkllm.Job{}, &rkllm.Job{Kind: rkllm.KindInit},
		&rkllm.Job{Kind: rkllm.KindRun}
	rt := &rkllm.Runtime{Queue: []*rkllm.Job{run, other, load, next}}
	require.Equal(t, []*rkllm.Job{run, other}, take_waiting.TakeWaiting(rt))
	require.Equal(t, []*rkllm.Job{load, next}, rt.Queue)
	require.Empty(t, take_waiting.TakeWaiting(rt))
	rt.Queue = []*rkllm.Job{run}
	require.Equal(t, []*rkllm.Job{run}, take_waiting.TakeWaiting(rt))
	require.Empty(t, rt.Queue)
}
