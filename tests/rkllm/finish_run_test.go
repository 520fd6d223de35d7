package rkllm_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/finish_run"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/rkllm/rkllm_reasons"
)

func TestFinishRun(t *testing.T) {
	rt := create_runtime.CreateRuntime(&rkllm.Library{}, rkllm.Limits{})
	for name, c := range map[string]struct {
		state, code int32
		ended, sent bool
		result, err string
	}{
		"finished":                   {rkllm.RunFinish, 0, true, false, "last", ""},
		"finished, whatever it says": {rkllm.RunFinish, 5, true, false, "last", ""},
		"finished and sent":          {rkllm.RunFinish, 0, true, true, "", ""},
		"error": {rkllm.RunError, -1, true, false, "",
			"rkllm_run failed with -1: the run ended in state RKLLM_RUN_ERROR"},
		"error, sent": {rkllm.RunError, -1, true, true, "", ""},
		"failed": {rkllm.RunNormal, -3, false, false, "",
			"rkllm_run failed with -3: the library gives no reason here; its log on standard error may"},
		"nothing": {rkllm.RunNormal, 0, false, false, "",
			"rkllm_run failed with 0: it returned without a last callback"},
	} {
		t.Run(name, func(t *testing.T) {
			job := &rkllm.Job{Function: "rkllm_run", Context: &rkllm.CallbackContext{State: c.state,
				Last: []byte("last"), Sent: c.sent, Done: make(chan struct{})}}
			if c.ended {
				job.Context.Ended.Store(true)
				close(job.Context.Done)
			}
			finish_run.FinishRun(rt, job, c.code, false)
			require.Equal(t, c.sent, job.Answered)
			require.Equal(t, c.result, string(job.Result))
			if c.err == "" {
				require.Nil(t, job.Err)
				return
			}
			require.Equal(t, c.err, job.Err.Message)
		})
	}
	t.Run("the reason is the run's, or the library's for this call, not another call's", rkllm_reasons.RkllmReasons)
	t.Run("waits for the last callback", func(t *testing.T) {
		job := &rkllm.Job{Function: "rkllm_run_async", Context: &rkllm.CallbackContext{Done: make(chan struct{})}}
		go func() {
			time.Sleep(10 * time.Millisecond)
			job.Context.Ended.Store(true)
			job.Context.Last, job.Context.State, job.Context.EmbeddingSize = []byte("late"), rkllm.RunFinish, 7
			close(job.Context.Done)
		}()
		finish_run.FinishRun(rt, job, 0, true)
		require.Equal(t, []any{"late", 7}, []any{string(job.Result), rt.EmbeddingSize})
	})
	t.Run("a failed start has no last callback", func(t *testing.T) {
		job := &rkllm.Job{Function: "rkllm_run_async", Context: &rkllm.CallbackContext{Done: make(chan struct{})}}
		finish_run.FinishRun(rt, job, -1, true)
		require.NotNil(t, job.Err)
	})
}
