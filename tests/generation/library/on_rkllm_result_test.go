package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/on_rkllm_result"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func TestOnRkllmResult(t *testing.T) {
	// text and token_id lie in the same place in all
	for _, layout := range []*rkllm.Layout{rkllm.LayoutA, rkllm.LayoutD} {
		var memory rkllm.Memory
		defer free_memory.FreeMemory(&memory)
		var record generation_record.Record
		rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: layout}, rkllm.Limits{})
		call := &library.RkllmCall{Limit: 3, Job: &rkllm.Job{Context: &rkllm.CallbackContext{}}}
		run := &generation.Run{Call: call, Sink: generation_record.GenerationRecord(&record)}
		told := on_rkllm_result.OnRkllmResult(rt, run)
		context := &rkllm.CallbackContext{Layout: layout}
		for _, one := range []struct {
			text  string
			token int32
			state int32
		}{
			{"a", 5, rkllm.RunNormal}, {"", 6, rkllm.RunWaiting}, {"é", 7, rkllm.RunNormal}, {"c", 8, rkllm.RunNormal},
			{"d", 9, rkllm.RunNormal}, {"", -1, rkllm.RunFinish},
		} {
			told(context, rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Text: []byte(one.text),
				Token: one.token}), one.state)
		}
		require.Equal(t, []int32{5, 7, 8}, run.Answer, "the limit of 3 is the library's end")
		require.Equal(t, generation.ReasonLength, call.Reason)
		require.Equal(t, "é", record.Events[1].Token.Text)
		require.False(t, call.First.IsZero())

		run.Answer, call.Limit, call.Reason = nil, 30, ""
		for state, text := range map[int32]string{rkllm.RunFinish: "the end", rkllm.RunError: "a reason"} {
			told(context, rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Text: []byte(text),
				Token: 11}), state)
		}
		require.Equal(t, []int32{11}, run.Answer, "text that comes with FINISH is of the answer")
		require.Equal(t, "the end", record.Events[len(record.Events)-1].Token.Text)
	}
}
