package library_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/call_rkllm_run"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/generation/generation_record"
)

func TestCallRkllmRun(t *testing.T) {
	var record generation_record.Record
	call := &library.RkllmCall{}
	run := &generation.Run{Call: call, Position: 2, Sink: generation_record.GenerationRecord(&record)}
	job := &rkllm.Job{Function: "rkllm_run_async", Context: &rkllm.CallbackContext{}}
	rt := create_runtime.CreateRuntime(&rkllm.Library{Layout: rkllm.LayoutD}, rkllm.Limits{})
	call_rkllm_run.CallRkllmRun(run)(rt, job)
	require.False(t, call.Began.IsZero())
	require.Equal(t, []generation.Event{{Kind: generation.EventQueued}}, record.Events, "it has its turn")
	require.NotNil(t, job.Err, "there is no library")
}
