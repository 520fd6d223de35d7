// Package convert_done writes the end of a run as the protocol has it.
package convert_done

import (
	"rkllmd/faces/kakeya"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
)

// ConvertDone returns the terminal event of a run that has ended without an error. generated is how many tokens it has
// put into the history.
//
// **Runs on:** any thread.
func ConvertDone(done generation.Event, generated int) *kakeyav1.GenerateResponse {
	total := max(0, done.Timings.Total-done.Timings.Queued)
	return &kakeyav1.GenerateResponse{Payload: &kakeyav1.GenerateResponse_Done{Done: &kakeyav1.GenerateDone{
		StopReason: kakeya.StopReasons[done.Reason], GeneratedTokenCount: uint32(generated),
		PrefillDurationSeconds: done.Timings.Prefill.Seconds(), TotalDurationSeconds: total.Seconds(),
	}}}
}
