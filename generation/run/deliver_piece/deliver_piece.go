// Package deliver_piece tells a run a piece of its answer.
package deliver_piece

import (
	"math"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/run/append_text"
)

// DeliverPiece tells run the next piece of its answer, for a backend that knows no tokens: thoughts, text behind them,
// and parts of calls behind that. It is told as a Token whose ID is -1. Thoughts are looked for in the text too, until
// the backend has told some itself. It reports whether the run must end, because a stop text is complete.
//
// **Runs on:** the backend's thread.
func DeliverPiece(run *generation.Run, thoughts, text string, calls []generation.Part) (stop bool) {
	token := generation.Token{ID: -1, Logprob: math.NaN(), Time: time.Now(), Thinking: thoughts}
	if thoughts != "" && run.Text.Mark == "" && run.Text.Held == "" {
		run.Text.Thoughts = false
	}
	answer, found := append_text.AppendText(&run.Text, []byte(text), false)
	token.Text, token.Thinking = answer, thoughts+found
	if run.Request.Calls != generation.CallsText {
		for _, part := range []generation.Part{{Kind: generation.PartThought, Text: token.Thinking},
			{Kind: generation.PartText, Text: token.Text}} {
			if part.Text != "" {
				token.Parts = append(token.Parts, part)
			}
		}
		token.Parts = append(token.Parts, calls...)
	}
	if token.Text != "" || token.Thinking != "" || len(token.Parts) > 0 {
		run.Sink(run, generation.Event{Kind: generation.EventToken, Token: token})
	}
	return run.Text.StopText != ""
}
