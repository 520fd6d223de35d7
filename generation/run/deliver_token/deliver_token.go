// Package deliver_token tells a run a token.
package deliver_token

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/calls/split_parts"
	"rkllmd/generation/run/append_text"
	"rkllmd/generation/run/deliver_truncated"
)

// DeliverToken tells run a chosen token, which stands for the bytes of piece, with the text that can be told since.
// Index, and Time where it is zero, are filled in here. It reports whether the run must end, because a stop text is
// complete, or the one call that is wanted. Tokens of
// Request.Given are told by no event.
//
// **Runs on:** the backend's thread.
func DeliverToken(run *generation.Run, token generation.Token, piece []byte) (stop bool) {
	deliver_truncated.DeliverTruncated(run)
	token.Index = len(run.Answer)
	run.Answer = append(run.Answer, token.ID)
	if token.Time.IsZero() {
		token.Time = time.Now()
	}
	token.Text, token.Thinking = append_text.AppendText(&run.Text, piece, false)
	token.Held = len(run.Text.Bytes) > 0 || run.Text.Held != ""
	ended := false
	if calls := run.Calls; calls != nil {
		split_parts.SplitParts(calls, &token, false)
		token.Held, ended = token.Held || calls.Held != "" && calls.Call == nil, calls.Ended
	}
	if given := run.Request.Given; given == nil || token.Index >= len(given.Tokens) {
		run.Sink(run, generation.Event{Kind: generation.EventToken, Token: token})
	}
	return ended || run.Text.StopText != ""
}
