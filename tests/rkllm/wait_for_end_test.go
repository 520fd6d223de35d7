package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/wait_for_end"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_load_model"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestWaitForEnd(t *testing.T) {
	t.Run("the last callback is the end", func(t *testing.T) {
		fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
		rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
		job := &rkllm.Job{Context: &rkllm.CallbackContext{Done: make(chan struct{})}}
		close(job.Context.Done)
		require.True(t, wait_for_end.WaitForEnd(rt, job))
	})
	t.Run("aborted, it is over when the library has said so for a while", func(t *testing.T) {
		fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
		rt := rkllm_load_model.RkllmLoadModel(t, fake, "")
		asked := 0
		rkllm_set_answer.RkllmSetAnswer(fake, func(string, [3]uintptr) int32 {
			if asked++; asked == 1 || asked == 4 {
				return 1
			}
			return 0
		})
		job := &rkllm.Job{Context: &rkllm.CallbackContext{Done: make(chan struct{})}}
		job.Aborting.Store(true)
		require.False(t, wait_for_end.WaitForEnd(rt, job))
		require.Equal(t, 4+rkllm.LostChecks, asked)
		require.True(t, job.Context.Ended.Load())
	})
}
