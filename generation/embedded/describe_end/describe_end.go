// Package describe_end says how a run over engine has ended.
package describe_end

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/name_engine_error"
)

// DescribeEnd returns what deliver_done is to be told when t, the task of run, has ended.
//
// **Runs on:** the pool's thread.
func DescribeEnd(run *generation.Run, t *engine.Task) generation.Event {
	event := generation.Event{
		Reason: generation.ReasonError, EndToken: -1,
		Usage: generation.Usage{Prompt: len(run.Prompt), Reused: t.Reused, Prefilled: t.Figures.PrefillTokens,
			Generated: t.Generated},
		Timings: generation.Timings{Prefill: t.Prefill, Total: t.Finished.Sub(run.Started)},
	}
	event.Timings.Queued = event.Timings.Total
	if !t.Started.IsZero() {
		event.Timings.Queued = t.Started.Sub(run.Started)
	}
	if !t.First.IsZero() {
		event.Timings.FirstToken = t.First.Sub(run.Started)
	}
	switch t.End {
	case engine.EndToken:
		event.Reason, event.EndToken = generation.ReasonStop, t.EndedBy
	case engine.EndLength:
		event.Reason = generation.ReasonLength
	case engine.EndContext:
		event.Reason = generation.ReasonContext
	case engine.EndStopped:
		event.Reason = generation.ReasonText
	case engine.EndAborted:
		event.Reason = generation.ReasonAbort
	default:
		event.Err = name_engine_error.NameEngineError(t.Err, generation.ErrFailed)
	}
	return event
}
