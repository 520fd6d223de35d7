package run_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/finish_run"
	"rkllmd/rkllm"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/librkllmrt/rt_turns"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_log"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestFinishRun(t *testing.T) {
	log := rt_log.RtLog(t)
	h := rt_handle.RtHandle(t, "llama")
	broken := errors.New("the model is broken")
	for _, row := range []struct {
		ended, returned error
		state           int32
	}{
		{nil, nil, rkllm.RunFinish},
		{engine.ErrAborted, nil, rkllm.RunFinish},
		{fmt.Errorf("decoding: %w", engine.ErrContextFull), nil, rkllm.RunFinish},
		{broken, broken, rkllm.RunError},
	} {
		run, recorder := rt_new_run.RtNewRun(t, h, "hello", func(rt_on_result.Event) int32 {
			require.False(t, h.Running, "idle before the last callback")
			require.False(t, h.Busy.TryLock(), "but held until it has returned")
			return 1
		})
		run.KeepHistory = true
		run.Results[0].TokenID, run.Perf.GenerateTokens = 8, 3
		h.Lanes[0].Conversation = librkllmrt.Conversation{}
		h.Busy.Lock()
		h.Running = true
		h.Thread.Store(1)
		require.Equal(t, row.returned, finish_run.FinishRun(h, run, row.ended))
		require.True(t, h.Busy.TryLock())
		h.Busy.Unlock()
		require.Zero(t, h.Thread.Load())

		require.Len(t, recorder.Events, 1)
		event := recorder.Events[0]
		require.Equal(t, row.state, event.State)
		require.EqualValues(t, 8, event.Token)
		require.EqualValues(t, 3, event.Perf.GenerateTokens)
		require.Greater(t, event.Perf.MemoryUsageMB, float32(1))
		require.Equal(t, row.returned == nil, event.NullText)
		if row.returned != nil {
			require.Equal(t, "the model is broken", event.Text)
		}
		require.Equal(t, row.returned == nil, h.Lanes[0].Conversation.Tokens != nil, "an error is not kept")
	}
	several := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 2)
	for _, ended := range []error{broken, nil} {
		run, recorder := rt_turns.RtTurns(t, several, []string{"hello", "the quiet river"}, nil)
		run.Paused, run.Full = ended == nil, ended == nil
		several.Busy.Lock()
		require.Equal(t, ended, finish_run.FinishRun(several, run, ended))
		for i, event := range append([]rt_on_result.Event{recorder.Events[0]}, recorder.Events[0].Others...) {
			require.Equal(t, ended != nil, event.Text == "the model is broken", "each result says it")
			require.Equal(t, ended == nil, several.Lanes[i].Paused == &run.Turns[i])
		}
	}
	require.Contains(t, log.String(), `msg="rkllm: the context is full, the answer ends here" max_context_len=512`)
}
