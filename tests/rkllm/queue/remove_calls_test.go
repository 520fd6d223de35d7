package queue_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/remove_calls"
)

func TestRemoveCalls(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	a, b := &connection.Connection{}, &connection.Connection{}
	runA, runB, otherA, second := &rkllm.Job{Conn: a, Kind: rkllm.KindRun}, &rkllm.Job{Conn: b, Kind: rkllm.KindRun},
		&rkllm.Job{Conn: a}, &rkllm.Job{Conn: a, Kind: rkllm.KindRun}
	rt.Queue, rt.Current = []*rkllm.Job{runA, runB, otherA, second}, otherA
	removed, current := remove_calls.RemoveCalls(rt, a, false)
	require.Equal(t, []*rkllm.Job{runA, second}, removed)
	require.Equal(t, []*rkllm.Job{runB, otherA}, rt.Queue)
	require.Same(t, otherA, current)
	removed, _ = remove_calls.RemoveCalls(rt, a, false)
	require.Empty(t, removed)
	removed, _ = remove_calls.RemoveCalls(rt, a, true)
	require.Equal(t, []*rkllm.Job{otherA}, removed)
	require.Equal(t, []*rkllm.Job{runB}, rt.Queue)
}
