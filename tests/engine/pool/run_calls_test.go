package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/run_calls"
	"rkllmd/tests/engine/pool/pool_count_call"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/engine/pool_still"
)

func TestRunCalls(t *testing.T) {
	p := pool_still.PoolStill(t, engine_load_model.EngineLoadModel(t, "llama"), 3, 64)
	require.True(t, run_calls.RunCalls(p), "nothing to do")
	made := 0
	call := &engine.PoolCall{Do: pool_count_call.PoolCountCall(&made), Done: make(chan struct{})}
	running := &engine.Task{Owner: 5}
	p.Slots[0].Owner, p.Slots[1].Owner, p.Slots[2].Owner = 5, 6, 5
	p.Slots[0].Used, p.Slots[1].Used = 3, 4
	p.Slots[2].Task = running
	p.Calls, p.Freed = []*engine.PoolCall{call}, []uint64{5, 7}
	require.True(t, run_calls.RunCalls(p))
	<-call.Done
	require.True(t, call.Made)
	require.Equal(t, []uint64{0, 6, 0}, []uint64{p.Slots[0].Owner, p.Slots[1].Owner, p.Slots[2].Owner})
	require.Equal(t, []uint64{0, 4}, []uint64{p.Slots[0].Used, p.Slots[1].Used})
	require.Equal(t, 1, p.Stats.Running)
	require.True(t, run_calls.RunCalls(p))
	p.Calls, p.Closed = []*engine.PoolCall{call}, true
	require.False(t, run_calls.RunCalls(p))
	require.Equal(t, 1, made)
}
