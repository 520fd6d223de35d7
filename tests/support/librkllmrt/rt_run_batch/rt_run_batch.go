// Package rt_run_batch runs several inputs at once through the runtime's C functions.
package rt_run_batch

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
	"rkllmd/tests/support/librkllmrt/rt_call"
	"rkllmd/tests/support/librkllmrt/rt_infer_param"
	"rkllmd/tests/support/librkllmrt/rt_inputs"
	"rkllmd/tests/support/librkllmrt/rt_on_result"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_recorder"
)

// RtRunBatch runs inputs, as many as the model's n_batch, which must succeed, and returns the events of each: what
// comes after it has ended must be without text and token, and is left out, up to the FINISH that all have in common.
// returns is asked for every callback's return value.
func RtRunBatch(tb testing.TB, m *rt_open.Model, infer librkllmrt.CInferParam, returns func(rt_on_result.Event) int32,
	inputs ...*librkllmrt.CInput) [][]rt_on_result.Event {
	recorder, userdata := rt_recorder.RtRecorder(tb, returns)
	recorder.Inputs = len(inputs)
	require.Zero(tb, rt_call.RtCall(m.Library.Run, m.Handle, uintptr(rt_inputs.RtInputs(tb, inputs...)),
		uintptr(unsafe.Pointer(rt_infer_param.RtInferParam(tb, infer, nil))), userdata))
	<-recorder.Done
	events := make([][]rt_on_result.Event, len(inputs))
	ended := make([]bool, len(inputs))
	for _, event := range recorder.Events {
		for i, one := range append([]rt_on_result.Event{event}, event.Others...) {
			one.Others = nil
			if ended[i] = ended[i] || one.Token < 0; !ended[i] || one.State == rkllm.RunFinish {
				events[i] = append(events[i], one)
				continue
			}
			require.True(tb, one.NullText && one.Token == -1, "input %d has ended", i)
		}
	}
	for i := range events {
		require.Equal(tb, rkllm.RunFinish, events[i][len(events[i])-1].State)
	}
	return events
}
