package run_test

import (
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle"
	"rkllmd/librkllmrt/run/start_run"
	"rkllmd/tests/support/librkllmrt/rt_handle"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_inputs"
)

func TestStartRun(t *testing.T) {
	h := rt_handle.RtHandle(t, "qwen3")
	h.Userdata = 11
	librkllmrt.Handles.Live[0x70] = h
	hello := unsafe.Pointer(rt_input.RtInput(t, "hello", nil))
	keep := unsafe.Pointer(rt_infer_param.RtInferParam(t, librkllmrt.CInferParam{KeepHistory: 1}, nil))
	for userdata, want := range map[uintptr]uintptr{0: 11, 12: 12} {
		started, run, err := start_run.StartRun(0x70, hello, nil, userdata)
		require.NoError(t, err)
		require.Same(t, h, started)
		require.Equal(t, want, run.Userdata)
		require.True(t, h.Running)
		require.False(t, h.Busy.TryLock())
		h.Running = false
		h.Busy.Unlock()
	}
	long := strings.Repeat(" word", 600)
	h.Lanes[0].Conversation.Tokens, h.Lanes[0].Conversation.Keep = make([]int32, 500), 500
	for _, row := range []struct {
		input, params unsafe.Pointer
		want          string
	}{
		{nil, nil, "rkllm_input is NULL; it must point to an RKLLMInput"},
		{hello, unsafe.Pointer(rt_infer_param.RtInferParam(t, librkllmrt.CInferParam{Mode: 9}, nil)),
			"mode is 9; it must be 0 (generate), 1 (get last hidden layer) or 2 (get logits)"},
		{unsafe.Pointer(rt_input.RtInput(t, "", nil)), nil, "the prompt is empty"},
		{unsafe.Pointer(rt_input.RtInput(t, "", nil)), keep, "the prompt is empty"},
		{unsafe.Pointer(rt_input.RtInput(t, long, nil)), nil,
			"the prompt has 600 tokens; max_context_len is 512, and may be up to 2048 with this model"},
		{unsafe.Pointer(rt_input.RtInput(t, long[:5*200], nil)), keep,
			"the conversation has 700 tokens with the 200 of this prompt; max_context_len is 512, and may be up " +
				"to 2048 with this model (rkllm_clear_kv_cache starts a new one)"},
	} {
		_, _, err := start_run.StartRun(0x70, row.input, row.params, 0)
		require.EqualError(t, err, row.want)
		require.False(t, h.Running)
		require.True(t, h.Busy.TryLock())
		h.Busy.Unlock()
	}
	_, run, err := start_run.StartRun(0x70, unsafe.Pointer(rt_input.RtInput(t, long[:5*20], nil)), keep, 0)
	require.NoError(t, err)
	require.Equal(t, 384, run.Turns[0].Keep, "three quarters of the context")
	require.Equal(t, 520-58, run.Turns[0].Prompt, "half of what is between them and the new turn is dropped")
	h.Running = false
	h.Busy.Unlock()

	h.Lanes = make([]librkllmrt.Lane, 2)
	_, run, err = start_run.StartRun(0x70, rt_inputs.RtInputs(t, rt_input.RtInput(t, "hello", nil), rt_input.RtInput(t,
		"", []int32{5, 6})), nil, 0)
	require.NoError(t, err)
	require.Len(t, run.Turns, 2)
	require.Same(t, &h.Lanes[0], run.Turns[0].Lane)
	require.Equal(t, []int32{5, 6}, run.Turns[1].Tokens)
	h.Running = false
	h.Busy.Unlock()
	_, _, err = start_run.StartRun(0x70, rt_inputs.RtInputs(t, rt_input.RtInput(t, "hello", nil), rt_input.RtInput(t,
		"", nil)), nil, 0)
	require.EqualError(t, err, "input 1: the prompt is empty")
	_, _, err = start_run.StartRun(0, hello, nil, 0)
	require.ErrorIs(t, err, handle.ErrNullHandle)
}
