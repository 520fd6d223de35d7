package library_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/finish_rkllm_run"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue"
	"rkllmd/tests/support/generation/generation_record"
)

func TestFinishRkllmRun(t *testing.T) {
	for _, one := range []struct {
		most    int  // tokens that were asked for
		untold  bool // the library was not told of these
		model   generation.ModelInfo
		aborted bool              // abort_generation
		ended   generation.Reason // why the backend has aborted it itself
		failure *jsonrpc2.Error   // the call's
		foreign bool              // rkllm_abort was called, but not from here
		reason  generation.Reason
		err     error
	}{
		{reason: generation.ReasonStop},
		{aborted: true, reason: generation.ReasonAbort},
		{aborted: true, ended: generation.ReasonLength, reason: generation.ReasonLength},
		{foreign: true, aborted: true, reason: generation.ReasonAbort},
		{foreign: true, reason: generation.ReasonError, err: generation.ErrClosed},
		{most: 2, reason: generation.ReasonLength},
		{most: 3, reason: generation.ReasonStop},
		{model: generation.ModelInfo{AnswerSize: 2}, reason: generation.ReasonLength},
		{model: generation.ModelInfo{AnswerSize: 2}, most: 3, reason: generation.ReasonStop},
		{model: generation.ModelInfo{AnswerSize: 2}, most: 3, untold: true, reason: generation.ReasonLength},
		{model: generation.ModelInfo{AnswerSize: 11, ContextSize: 11}, reason: generation.ReasonContext},
		{model: generation.ModelInfo{AnswerSize: 12, ContextSize: 12}, reason: generation.ReasonStop},
		{failure: queue.ErrShuttingDown, reason: generation.ReasonError, err: generation.ErrClosed},
		{failure: &jsonrpc2.Error{Code: rkllm.CodeFunctionFailed, Message: "why"}, reason: generation.ReasonError,
			err: generation.ErrFailed},
		{failure: &jsonrpc2.Error{Code: rkllm.CodeLibraryEnded, Message: "how"}, reason: generation.ReasonError,
			err: generation.ErrLost},
		{failure: &jsonrpc2.Error{Code: rkllm.CodeNoAnswer, Message: "how"}, reason: generation.ReasonError,
			err: generation.ErrLost},
	} {
		var record generation_record.Record
		call := &library.RkllmCall{Reason: one.ended, Perf: library.RkllmPerf{PrefillTokens: 9}}
		call.Aborted.Store(one.aborted)
		if one.untold {
			call.Limit = one.most
		}
		run := &generation.Run{Backend: &generation.Backend{Model: one.model}, Call: call, Answer: []int32{1, 2},
			Sink: generation_record.GenerationRecord(&record), Done: make(chan struct{})}
		run.Request.MaxTokens = one.most
		job := &rkllm.Job{Err: one.failure}
		job.Aborting.Store(one.foreign)
		finish_rkllm_run.FinishRkllmRun(run)(job)
		<-run.Done
		require.Equal(t, one.reason, run.Last.Reason)
		require.ErrorIs(t, run.Last.Err, one.err)
		require.Equal(t, generation.Usage{Prompt: 9, Prefilled: 9, Generated: 2}, run.Last.Usage)
		require.Len(t, record.Events, 1)
	}
}
