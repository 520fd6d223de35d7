// Package deliver_truncated tells a run that its session's history was truncated.
package deliver_truncated

import "rkllmd/generation"

// DeliverTruncated tells run how many tokens of its session's history a truncation took, if any, before its first token
// or its end.
//
// **Runs on:** the backend's thread.
func DeliverTruncated(run *generation.Run) {
	if run.Dropped > 0 && len(run.Answer) == 0 {
		run.Sink(run, generation.Event{Kind: generation.EventTruncated, Dropped: run.Dropped})
	}
}
