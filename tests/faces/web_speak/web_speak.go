// Package web_speak answers runs with what a test wants.
package web_speak

import (
	"math"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/faces/web_aborted"
)

// WebSpeak returns a Backend.Start that answers with pieces, a token each, until the run is aborted; for "wait" it
// waits for that.
func WebSpeak(pieces []string) func(*generation.Run) error {
	return func(run *generation.Run) error {
		go func() {
			end := generation.Event{Reason: generation.ReasonStop, EndToken: 2, Usage: generation.Usage{Prompt: 3}}
			for i, piece := range pieces {
				if web_aborted.WebAborted(run, piece == "wait") {
					end.Reason = generation.ReasonAbort
					break
				}
				deliver_token.DeliverToken(run, generation.Token{ID: int32(10 + i), Logprob: math.NaN()}, []byte(piece))
				end.Usage.Generated++
			}
			deliver_done.DeliverDone(run, end)
		}()
		return nil
	}
}
