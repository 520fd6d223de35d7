package abi_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_refused"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestBuiltinRkllmIsRunning(t *testing.T) {
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Zero(t, rt_call.RtCall(m.Library.IsRunning, m.Handle))
	var seen []int32
	events := rt_run.RtRun(t, m, rt_run.Request{Prompt: "hello"}, func(rt_on_result.Event) int32 {
		seen = append(seen, rt_call.RtCall(m.Library.IsRunning, m.Handle))
		return 0
	})
	for i, event := range events {
		require.Equal(t, event.State != rkllm.RunFinish, seen[i] == 1, "0 from FINISH on")
	}
	require.Zero(t, rt_call.RtCall(m.Library.IsRunning, m.Handle))
	require.Contains(t, rt_refused.RtRefused(t, m.Library.IsRunning, 0), "NULL")
	require.Contains(t, rt_refused.RtRefused(t, m.Library.IsRunning, 0x77770), "not a live handle")
}
