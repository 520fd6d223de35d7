package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library/clear_template"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_fake_pointer"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestClearTemplate(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		fake := rkllm_fake_library.RkllmFakeLibrary(t, layout)
		rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
		told, code := 0, int32(0)
		rkllm_set_answer.RkllmSetAnswer(fake, func(function string, arguments [3]uintptr) int32 {
			require.Equal(t, "rkllm_other", function)
			for _, argument := range arguments {
				require.Empty(t, read_string.ReadString(rkllm_fake_pointer.RkllmFakePointer(argument)))
			}
			told++
			return code
		})
		job := &rkllm.Job{}
		clear_template.ClearTemplate(rt, job)
		free_job.FreeJob(job)
		require.Nil(t, job.Err)
		if layout.Generation == "A" {
			require.Zero(t, told)
			continue
		}
		require.Equal(t, 1, told)
		code = -1
		job = &rkllm.Job{}
		clear_template.ClearTemplate(rt, job)
		free_job.FreeJob(job)
		require.ErrorContains(t, job.Err, "rkllm_set_chat_template")
	}
}
