// Package deliver_done ends a run.
package deliver_done

import (
	"math"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/calls/split_parts"
	"rkllmd/generation/run/append_text"
	"rkllmd/generation/run/deliver_truncated"
	"rkllmd/generation/session/end_session_run"
)

// DeliverDone tells run what text was still held, as Token{ID: -1}, and that it has ended, as event says: Reason, Err,
// EndToken, and as far as they are known Usage and Timings. The rest is filled in here; a stop text that was complete
// only with the text that was held makes the reason ReasonText, the one call that is wanted makes it ReasonCall. The
// session is free for the next run before EventDone is told. A run that has ended already is left alone.
//
// **Runs on:** the backend's thread.
func DeliverDone(run *generation.Run, event generation.Event) {
	run.Mu.Lock()
	ended := run.Ended
	run.Ended = true
	run.Mu.Unlock()
	if ended {
		return
	}
	deliver_truncated.DeliverTruncated(run)
	token := generation.Token{ID: -1, Index: len(run.Answer), Logprob: math.NaN(), Time: time.Now()}
	token.Text, token.Thinking = append_text.AppendText(&run.Text, nil, true)
	calls := run.Calls
	if calls != nil {
		split_parts.SplitParts(calls, &token, true)
	}
	if token.Text != "" || token.Thinking != "" || token.Parts != nil {
		run.Sink(run, generation.Event{Kind: generation.EventToken, Token: token})
	}
	switch {
	case event.Reason == generation.ReasonError:
	case calls != nil && calls.Ended:
		event.Reason = generation.ReasonCall
	case run.Text.StopText != "":
		event.Reason, event.StopText = generation.ReasonText, run.Text.StopText
	}
	if calls != nil {
		event.Calls = calls.Count
	}
	if event.Reason != generation.ReasonStop {
		event.EndToken = -1
	}
	event.Kind, event.Seed = generation.EventDone, run.Seed
	if event.Timings.Total == 0 {
		event.Timings.Total = time.Since(run.Started)
	}
	if run.Request.Session != nil {
		end_session_run.EndSessionRun(run, run.Answer)
	}
	run.Last = event
	run.Sink(run, event)
	close(run.Done)
}
