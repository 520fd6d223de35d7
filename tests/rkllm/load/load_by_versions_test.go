package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_job"
	"rkllmd/tests/rkllm/load/load_fakes"
	"rkllmd/tests/support/rkllm/rkllm_set_answer"
)

func TestLoadByVersions(t *testing.T) {
	f := load_fakes.LoadFakes(t, 3)
	codes := []int32{-1, rkllm.LostCode, 0}
	calls := 0
	rkllm_set_answer.RkllmSetAnswer(f.Fake, func(string, [3]uintptr) int32 {
		calls++
		return codes[calls-1]
	})
	call_job.CallJob(f.Runtime, f.Job)
	require.Nil(t, f.Job.Err)
	require.Same(t, f.Versions.Libraries[2], f.Runtime.Serving.Load())
	require.Len(t, f.Versions.Passed, 2)
	require.False(t, f.Versions.Choosing)
	require.Len(t, f.Versions.Verdicts.List, 3)

	f.Runtime.Handle, calls, codes = 0, 0, []int32{rkllm.LostCode, rkllm.LostCode}
	call_job.CallJob(f.Runtime, f.Job)
	require.Equal(t, 2, calls, "first the one that has loaded it; two hang, and the last is not tried")
	require.Equal(t, rkllm.CodeNoAnswer, f.Job.Err.Code)
	require.Contains(t, f.Job.Err.Message, "1 more")
	require.Same(t, f.Versions.Libraries[2], f.Runtime.Serving.Load())

	calls = 0
	f.Stuck.Store(true)
	call_job.CallJob(f.Runtime, f.Job)
	require.Equal(t, "it has hung", f.Job.Err.Message)
	f.Stuck.Store(false)
	f.Runtime.Stopped = true
	call_job.CallJob(f.Runtime, f.Job)
	require.Equal(t, rkllm.CodeShuttingDown, f.Job.Err.Code)
	f.Runtime.Stopped = false
	f.Job.Canceled.Store(true)
	call_job.CallJob(f.Runtime, f.Job)
	require.NotNil(t, f.Job.Err)
	require.Zero(t, calls, "no version is tried")
}
