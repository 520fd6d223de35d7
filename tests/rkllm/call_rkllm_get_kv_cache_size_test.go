package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_get_kv_cache_size"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmGetKvCacheSize(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, `"n_batch":3`)
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_get_kv_cache_size")
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		*(*[3]int32)(rkllm_fake_pointer.RkllmFakePointer(arguments[0])) = [3]int32{5, 0, 70000}
		return 0
	})
	call_rkllm_get_kv_cache_size.CallRkllmGetKvCacheSize(rt, job)
	require.Nil(t, job.Err)
	require.Equal(t, `{"cache_sizes":[5,0,70000]}`, string(job.Result))

	rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { return -1 })
	call_rkllm_get_kv_cache_size.CallRkllmGetKvCacheSize(rt, job)
	require.Equal(t, rkllm.CodeFunctionFailed, job.Err.Code)
	rt.Handle = 0
	call_rkllm_get_kv_cache_size.CallRkllmGetKvCacheSize(rt, job)
	require.Equal(t, rkllm.ErrNoModel, job.Err)
}
