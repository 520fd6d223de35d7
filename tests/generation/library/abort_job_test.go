package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/library/abort_job"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_finish_call"
)

func TestAbortJob(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	finished := make(chan *rkllm.Job, 1)
	job := &rkllm.Job{Context: &rkllm.CallbackContext{}, Finish: rkllm_finish_call.RkllmFinishCall(finished)}
	rt.Queue = []*rkllm.Job{{}, job, {}}
	abort_job.AbortJob(rt, job)
	require.Same(t, job, <-finished)
	require.Len(t, rt.Queue, 2)
	abort_job.AbortJob(rt, job) // over already
	require.Empty(t, finished)
}
