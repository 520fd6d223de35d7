package dropin_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/dropin/rkllm_run"
	"rkllmd/tests/dropin/dropin_stderr"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_join"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
	"rkllmd/tests/support/librkllmrt/rt_run"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestRkllmRun(t *testing.T) {
	text := dropin_stderr.DropinStderr(t, func() {
		require.EqualValues(t, -1, rkllm_run.RkllmRun(0, nil, nil, 0, nil))
	})
	require.Contains(t, text, "E rkllm: rkllm_run failed, reason: the handle is NULL")
	model := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	want, _ := rt_join.RtJoin(rt_run.RtRun(t, model, rt_run.Request{Prompt: "a warm day"}, nil))
	recorder, userdata := rt_recorder.RtRecorder(t, nil)
	require.Zero(t, rkllm_run.RkllmRun(model.Handle, unsafe.Pointer(rt_input.RtInput(t, "a warm day", nil)), nil,
		userdata, nil))
	<-recorder.Done
	text, _ = rt_join.RtJoin(recorder.Events)
	require.Equal(t, want, text)
}
