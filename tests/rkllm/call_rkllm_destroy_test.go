package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmDestroy(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	rt.Markers[0] = rt.ModelMemory.Blocks[0]
	rt.EmbeddingSize = 4
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_destroy")
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, _ [3]uintptr) int32 {
		require.Equal(t, "rkllm_destroy", function)
		require.Zero(t, rt.Handle) // withdrawn
		return -1
	})
	call_rkllm_destroy.CallRkllmDestroy(rt, job)
	require.Equal(t, "rkllm_destroy failed with -1: the library gives no reason here; its log on standard error may",
		job.Err.Message)
	require.Equal(t, fake.Handle, rt.Handle)
	require.NotEmpty(t, rt.ModelMemory.Blocks)
	require.Equal(t, 4, rt.EmbeddingSize)

	fake.Answer = nil
	call_rkllm_destroy.CallRkllmDestroy(rt, job)
	require.Nil(t, job.Err)
	require.Equal(t, "0", string(job.Result))
	require.Zero(t, rt.Handle)
	require.Empty(t, rt.ModelMemory.Blocks)
	require.Equal(t, rkllm.Markers{}, rt.Markers)
	require.Zero(t, rt.EmbeddingSize)

	call_rkllm_destroy.CallRkllmDestroy(rt, job)
	require.Equal(t, rkllm.ErrNoModel, job.Err)
}
