package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_clear_kv_cache"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmClearKvCache(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, `"n_batch":2`)
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_clear_kv_cache", "1", "[1,2]", "[3,4]")
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		require.Equal(t, int32(1), int32(arguments[0]))
		require.Equal(t, [2]int32{1, 2}, *(*[2]int32)(rkllm_fake_pointer.RkllmFakePointer(arguments[1])))
		require.Equal(t, [2]int32{3, 4}, *(*[2]int32)(rkllm_fake_pointer.RkllmFakePointer(arguments[2])))
		return 0
	})
	call_rkllm_clear_kv_cache.CallRkllmClearKvCache(rt, job)
	require.Equal(t, "0", string(job.Result))

	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_clear_kv_cache", "-1")
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		require.Equal(t, int32(-1), int32(arguments[0]))
		require.Equal(t, [2]uintptr{0, 0}, [2]uintptr(arguments[1:]))
		return -1
	})
	call_rkllm_clear_kv_cache.CallRkllmClearKvCache(rt, job)
	require.Equal(t, rkllm.CodeFunctionFailed, job.Err.Code)

	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_clear_kv_cache", "1", "[1]", "[3]")
	call_rkllm_clear_kv_cache.CallRkllmClearKvCache(rt, job)
	rkllm_require_refused.RkllmRequireRefused(t,
		"start_pos and end_pos: 1 given, but the model was loaded with n_batch 2", job.Err)

	fake = rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutB)
	rt = rkllm_load_model.RkllmLoadModel(t, fake, "")
	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_clear_kv_cache", "1")
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		require.Equal(t, int32(1), int32(arguments[0]))
		return 5
	})
	call_rkllm_clear_kv_cache.CallRkllmClearKvCache(rt, job)
	require.Equal(t, "rkllm_clear_kv_cache failed with 5: the library gives no reason here; its log on standard "+
		"error may", job.Err.Message)
}
