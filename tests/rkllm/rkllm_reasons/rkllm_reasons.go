// Package rkllm_reasons has runs of our runtime fail.
package rkllm_reasons

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/finish_run"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/rkllm/rkllm_failed_run"
	"rkllmd/tests/rkllm/rkllm_fake_reason"
	"rkllmd/tests/rkllm/rkllm_fake_row_size"
)

// RkllmReasons checks which reason clients are told of a run of our runtime that has ended in state ERROR, where the
// runtime is in this process, which can be asked too, and where it has a process of its own.
func RkllmReasons(t *testing.T) {
	library := &rkllm.Library{LastError: rkllm_fake_reason.RkllmFakeReason(),
		RowSize: rkllm_fake_row_size.RkllmFakeRowSize()}
	rt := create_runtime.CreateRuntime(library, rkllm.Limits{})
	const full, none = "the disk is full", "the run ended in state RKLLM_RUN_ERROR"
	for told, want := range map[[2]string]string{{"-1", ""}: "no NPU here", {"-1", full}: full, {"0", full}: full,
		{"0", ""}: none} {
		job := rkllm_failed_run.RkllmFailedRun("rkllm_run", told[1])
		finish_run.FinishRun(rt, job, map[string]int32{"-1": -1}[told[0]], true)
		require.Equal(t, "rkllm_run failed with "+told[0]+": "+want, job.Err.Message)
	}
	library.LastError = nil
	job := rkllm_failed_run.RkllmFailedRun("rkllm_run", full)
	finish_run.FinishRun(rt, job, 0, true)
	require.Equal(t, "rkllm_run failed with 0: "+full, job.Err.Message)
}
