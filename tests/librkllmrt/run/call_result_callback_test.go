package run_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/run/call_result_callback"
	"rkllmd/rkllm"
	"rkllmd/tests/librkllmrt/rt_new_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
)

func TestCallResultCallback(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	run, recorder := rt_new_run.RtNewRun(t, h, "hello", nil)
	run.Results[0].TokenID = 7
	run.Perf = librkllmrt.CPerfStat{PrefillTimeMS: 1, PrefillTokens: 2, GenerateTimeMS: 3, GenerateTokens: 4,
		MemoryUsageMB: 5}
	long := strings.Repeat("é", 5000)
	for _, text := range []string{"one", "", long, "two"} {
		run.Turns[0].Piece = []byte(text)
		require.Zero(t, call_result_callback.CallResultCallback(h, run, rkllm.RunNormal))
	}
	run.Turns[0].Piece = nil
	require.Zero(t, call_result_callback.CallResultCallback(h, run, rkllm.RunWaiting))
	var texts []string
	for _, event := range recorder.Events {
		require.EqualValues(t, 7, event.Token)
		require.Equal(t, run.Perf, event.Perf)
		texts = append(texts, event.Text)
	}
	require.Equal(t, []string{"one", "", long, "two", ""}, texts)
	require.False(t, recorder.Events[1].NullText, "an empty text is not NULL")
	require.True(t, recorder.Events[4].NullText)
	require.Equal(t, rkllm.RunWaiting, recorder.Events[4].State)

	other, _ := rt_new_run.RtNewRun(t, h, "hello", func(rt_on_result.Event) int32 { return 2 })
	require.EqualValues(t, 2, call_result_callback.CallResultCallback(h, other, rkllm.RunNormal))
}
