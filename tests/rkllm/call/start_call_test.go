package call_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/start_call"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestStartCall(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutD)
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{})
	address := fake.Library.Run
	job := &rkllm.Job{Function: "rkllm_run", Kind: rkllm.KindRun}
	require.False(t, start_call.StartCall(rt, job, address))
	require.Equal(t, rkllm.ErrNoModel, job.Err)
	require.False(t, start_call.StartCall(rt, job, nil))
	require.Equal(t, "rkllm_run is not supported by the loaded library: fake, version 1.3.0", job.Err.Message)

	rt.Handle, rt.NBatch = 1, 2
	require.True(t, start_call.StartCall(rt, job, address))
	require.Nil(t, job.Err)
	job.Batch = 2
	require.True(t, start_call.StartCall(rt, job, address))
	job.Batch = 3
	require.False(t, start_call.StartCall(rt, job, address))
	rkllm_require_refused.RkllmRequireRefused(t, "rkllm_input: 3 given, but the model was loaded with n_batch 2",
		job.Err)
	job.Kind = rkllm.Kind(0)
	require.False(t, start_call.StartCall(rt, job, address))
	rkllm_require_refused.RkllmRequireRefused(t,
		"start_pos and end_pos: 3 given, but the model was loaded with n_batch 2", job.Err)
}
