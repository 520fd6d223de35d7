package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_release_prompt_cache"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmReleasePromptCache(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_release_prompt_cache")
	calls := 0
	rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 {
		calls++
		return int32(1 - calls)
	})
	call_rkllm_release_prompt_cache.CallRkllmReleasePromptCache(rt, job)
	require.Equal(t, "0", string(job.Result))
	call_rkllm_release_prompt_cache.CallRkllmReleasePromptCache(rt, job)
	require.Equal(t, rkllm.CodeFunctionFailed, job.Err.Code)
	require.Equal(t, 2, calls)
}
