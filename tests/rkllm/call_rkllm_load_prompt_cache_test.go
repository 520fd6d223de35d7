package rkllm_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_paths"
	"rkllmd/rkllm/call_rkllm_load_prompt_cache"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmLoadPromptCache(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_load_prompt_cache", fmt.Sprintf("%q", fake.Model))
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		require.Equal(t, fake.Model, string(read_string.ReadString(rkllm_fake_pointer.RkllmFakePointer(arguments[0]))))
		return 0
	})
	require.Nil(t, check_paths.CheckPaths(&job.Memory, nil, nil))
	call_rkllm_load_prompt_cache.CallRkllmLoadPromptCache(rt, job)
	require.Equal(t, "0", string(job.Result))
	rt.Handle = 0
	call_rkllm_load_prompt_cache.CallRkllmLoadPromptCache(rt, job)
	require.Equal(t, rkllm.ErrNoModel, job.Err)
}
