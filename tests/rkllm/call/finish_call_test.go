package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/rkllm/rkllm_fake_reason"
)

func TestFinishCall(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{LastError: rkllm_fake_reason.RkllmFakeReason()}, rkllm.Limits{})
	job := &rkllm.Job{Function: "rkllm_x", Result: []byte("old")}
	finish_call.FinishCall(rt, job, 0)
	require.Equal(t, "0", string(job.Result))
	require.Nil(t, job.Err)
	finish_call.FinishCall(rt, job, -1)
	require.Equal(t, "rkllm_x failed with -1: no NPU here", job.Err.Message)
}
