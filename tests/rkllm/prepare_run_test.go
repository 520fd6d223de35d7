package rkllm_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/prepare_run"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestPrepareRun(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	job := &rkllm.Job{Args: []json.RawMessage{nil, json.RawMessage(`{"prompt_input":"x"}`),
		json.RawMessage(`{"sampling_params":{}}`), nil}}
	require.Nil(t, prepare_run.PrepareRun(rt.Serving.Load(), job))
	require.Equal(t, 1, job.Batch)
	require.Len(t, job.Inherit, 9)
	require.Equal(t, "x", rkllm_read_member.RkllmReadMember(t, rkllm.LayoutD.Input, job.C[1], "prompt_input"))
	require.NotNil(t, job.C[2])
	free_job.FreeJob(job)
	job.Args[2] = json.RawMessage(`{"mode":9}`)
	require.NotNil(t, prepare_run.PrepareRun(rt.Serving.Load(), job))
	require.Empty(t, job.Memory.Blocks)
	job.Args[1] = nil
	rkllm_require_refused.RkllmRequireRefused(t, "rkllm_input: is required: an object (RKLLMInput)",
		prepare_run.PrepareRun(rt.Serving.Load(), job))
}
