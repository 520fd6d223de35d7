package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_set_chat_template"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_make_job"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmSetChatTemplate(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
	job := rkllm_make_job.RkllmMakeJob(t, rt, nil, "1", "rkllm_set_chat_template", `"S"`, `"<"`, `">"`)
	rkllm_set_answer.RkllmSetAnswer(fake, func(_ string, arguments [3]uintptr) int32 {
		for i, want := range []string{"S", "<", ">"} {
			require.Equal(t, want, string(read_string.ReadString(rkllm_fake_pointer.RkllmFakePointer(arguments[i]))))
		}
		return 0
	})
	call_rkllm_set_chat_template.CallRkllmSetChatTemplate(rt, job)
	require.Equal(t, "0", string(job.Result))
	rt.Handle = 0
	call_rkllm_set_chat_template.CallRkllmSetChatTemplate(rt, job)
	require.Equal(t, rkllm.ErrNoModel, job.Err)
}
