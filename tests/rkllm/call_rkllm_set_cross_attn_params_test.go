package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_set_cross_attn_params"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmSetCrossAttnParams(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	const param = `{"encoder_k_cache":[1],"encoder_v_cache":[2],"encoder_mask":[3],"encoder_pos":[4],"num_tokens":1}`
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_set_cross_attn_params", param)
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		require.Equal(t, job.C[1], rkllm_fake_pointer.RkllmFakePointer(arguments[0]))
		return 0
	})
	blocks := job.Memory.Blocks
	call_rkllm_set_cross_attn_params.CallRkllmSetCrossAttnParams(rt, job)
	require.Equal(t, "0", string(job.Result))
	require.Empty(t, job.Memory.Blocks)
	require.Equal(t, blocks, rt.CrossAttnMemory.Blocks)

	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_set_cross_attn_params", param)
	call_rkllm_set_cross_attn_params.CallRkllmSetCrossAttnParams(rt, job)
	require.Equal(t, blocks, job.Memory.Blocks) // to be freed with the job

	kept := rt.CrossAttnMemory.Blocks
	job = rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_set_cross_attn_params", param)
	rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 { return -1 })
	call_rkllm_set_cross_attn_params.CallRkllmSetCrossAttnParams(rt, job)
	require.Equal(t, rkllm.CodeFunctionFailed, job.Err.Code)
	require.Equal(t, kept, rt.CrossAttnMemory.Blocks)
}
