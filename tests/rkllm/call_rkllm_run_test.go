package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_run"
	"rkllmd/tests/support/rkllm/rkllm_fake_emit"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmRun(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_run", `{"prompt_input":"Hi"}`, `{"max_new_tokens":3}`)
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
		require.Equal(t, "rkllm_run", function)
		require.Equal(t, "Hi", rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.Input,
			rkllm_fake_pointer.RkllmFakePointer(arguments[0]), "prompt_input"))
		require.Equal(t, int64(3), rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.InferParam,
			rkllm_fake_pointer.RkllmFakePointer(arguments[1]), "max_new_tokens"))
		require.Equal(t, job.Context.Handle, arguments[2])
		rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunNormal, rkllm_make_results.Result{Text: []byte("Ho"),
			Token: 8})
		rkllm_fake_emit.RkllmFakeEmit(fake, arguments[2], rkllm.RunFinish, rkllm_make_results.Result{
			Text: []byte("!"), Token: 9}) // text of FINISH is of the answer, as it is for rkllm.run_async
		return 0
	})
	call_rkllm_run.CallRkllmRun(rt, job)
	require.Nil(t, job.Err)
	require.Contains(t, string(job.Result), `{"text":"Ho!","token_id":9,`)

	rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { return -1 })
	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_run", `{"prompt_input":"Hi"}`)
	call_rkllm_run.CallRkllmRun(rt, job)
	require.Equal(t, "rkllm_run failed with -1: the library gives no reason here; its log on standard error may",
		job.Err.Message)

	rt.Handle = 0
	call_rkllm_run.CallRkllmRun(rt, job)
	require.Equal(t, rkllm.ErrNoModel, job.Err)
}
