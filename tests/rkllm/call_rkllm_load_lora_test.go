package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_load_lora"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmLoadLora(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_load_lora",
		`{"lora_adapter_path":"/a","lora_adapter_name":"b","scale":0.5}`)
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		require.Equal(t, job.C[1], rkllm_fake_pointer.RkllmFakePointer(arguments[0]))
		return 0
	})
	call_rkllm_load_lora.CallRkllmLoadLora(rt, job)
	require.Nil(t, job.Err)
	require.Equal(t, "0", string(job.Result))
	fake.Library.LoadLora = nil
	call_rkllm_load_lora.CallRkllmLoadLora(rt, job)
	require.Equal(t, rkllm.CodeNotSupported, job.Err.Code)
}
