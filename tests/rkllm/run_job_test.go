package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/run_job"
	"rkllmd/tests/rkllm/rkllm_set_finish"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_finish_call"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestRunJob(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	finished := make(chan *rkllm.Job, 2)
	t.Run("the runtime is ready before the answer", func(t *testing.T) {
		job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_release_prompt_cache")
		rt.Current, rt.Loaded = job, false
		rkllm_set_finish.RkllmSetFinish(job, func(job *rkllm.Job) {
			require.Nil(t, rt.Current)
			require.True(t, rt.Loaded)
			require.True(t, rt.HandleLock.TryLock())
			rt.HandleLock.Unlock()
			finished <- job
		})
		run_job.RunJob(rt, job)
		require.Equal(t, "0", string((<-finished).Result))
	})
	t.Run("paths are checked first", func(t *testing.T) {
		job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_load_prompt_cache", `"relative"`)
		job.Finish = rkllm_finish_call.RkllmFinishCall(finished)
		rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { panic("not to be called") })
		run_job.RunJob(rt, job)
		rkllm_require_refused.RkllmRequireRefused(t,
			`prompt_cache_path: "relative" is not an absolute path, such as /home/me/model.rkllm`, (<-finished).Err)
	})
	t.Run("cancelled", func(t *testing.T) {
		job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_release_prompt_cache")
		job.Finish = rkllm_finish_call.RkllmFinishCall(finished)
		job.Canceled.Store(true)
		fake.Answer = nil
		run_job.RunJob(rt, job)
		require.Equal(t, rkllm.ErrRequestCanceled, (<-finished).Err)
		require.Nil(t, job.Result)
	})
	t.Run("the call is noted while it is made", func(t *testing.T) {
		fake.Library.Calls = &rkllm.Calls{}
		for _, broken := range []bool{false, true} {
			fake.Library.RunAsyncBroken = broken
			job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_run_async", `{"prompt_input":"x"}`)
			job.Finish = rkllm_finish_call.RkllmFinishCall(finished)
			var noted string
			rkllm_set_answer.RkllmSetAnswer(fake, func(function string, _ [3]uintptr) int32 {
				noted = rkllm.Functions[uint32(fake.Library.Calls[0].Load())-1].Name
				require.Equal(t, function, noted)
				return 1
			})
			run_job.RunJob(rt, job)
			require.NotNil(t, (<-finished).Err)
			require.Equal(t, map[bool]string{false: "rkllm_run_async", true: "rkllm_run"}[broken], noted)
			require.Equal(t, &rkllm.Calls{}, fake.Library.Calls)
		}
	})
	require.Empty(t, finished)
}
