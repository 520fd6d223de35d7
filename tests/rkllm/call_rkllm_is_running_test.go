package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_is_running"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/rkllm/answer_running"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestCallRkllmIsRunning(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	rkllm_set_answer.RkllmSetAnswer(fake, func(function string, _ [3]uintptr) int32 {
		require.Equal(t, "rkllm_is_running", function)
		return 1
	})
	job := &rkllm.Job{Function: "rkllm_is_running"}
	call_rkllm_is_running.CallRkllmIsRunning(rt, job)
	require.Equal(t, "0", string(job.Result))
	rt.Handle = fake.Handle
	call_rkllm_is_running.CallRkllmIsRunning(rt, job)
	require.Equal(t, "01", string(job.Result)) // appended
	var asked []int
	fake.Library.Isolated = &rkllm.Isolated{AskRunning: answer_running.AnswerRunning(&asked)}
	c := &connection.Connection{Alike: 4}
	job = &rkllm.Job{Function: "rkllm_is_running", Conn: c}
	for ; c.Alike >= 0; c.Alike-- { // five requests that follow each other
		call_rkllm_is_running.CallRkllmIsRunning(rt, job)
	}
	require.Equal(t, "11221", string(job.Result), "the last is a call as any other")
	require.Equal(t, []int{5, 3}, asked)
	require.Zero(t, c.Known)
	fake.Library.IsRunning = nil
	call_rkllm_is_running.CallRkllmIsRunning(rt, job)
	require.Equal(t, rkllm.CodeNotSupported, job.Err.Code)
}
