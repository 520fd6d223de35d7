// Package rt_run runs an inference through the runtime's C functions.
package rt_run

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_input"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
)

// Request is one run: the tokens when there are any, else the prompt.
type Request struct {
	Prompt   string
	Tokens   []int32
	Infer    librkllmrt.CInferParam
	Sampling *librkllmrt.CSamplingParam
	Async    bool // by rkllm_run_async; its end is waited for
}

// RtRun runs a request, which must succeed, and returns its events: some that are NORMAL or WAITING, then one FINISH.
// returns, when not nil, is asked for every callback's return value.
func RtRun(tb testing.TB, m *rt_open.Model, request Request,
	returns func(rt_on_result.Event) int32) []rt_on_result.Event {
	function := m.Library.Run
	if request.Async {
		function = m.Library.RunAsync
	}
	recorder, userdata := rt_recorder.RtRecorder(tb, returns)
	require.Zero(tb, rt_call.RtCall(function, m.Handle,
		uintptr(unsafe.Pointer(rt_input.RtInput(tb, request.Prompt, request.Tokens))),
		uintptr(unsafe.Pointer(rt_infer_param.RtInferParam(tb, request.Infer, request.Sampling))), userdata))
	<-recorder.Done
	for _, event := range recorder.Events[:len(recorder.Events)-1] {
		require.Less(tb, event.State, int32(2))
	}
	require.EqualValues(tb, 2, recorder.Events[len(recorder.Events)-1].State)
	return recorder.Events
}
