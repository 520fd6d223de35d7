// Package fleet_fake_run makes an answer up.
package fleet_fake_run

import (
	"math"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/support/fleet/fleet_fake_token"
)

// FleetFakeRun tells run the tokens that it is to have, those behind Request.Given one each pace, until it is aborted.
func FleetFakeRun(run *generation.Run, pace time.Duration) {
	given, begun := 0, time.Now()
	if run.Request.Given != nil {
		given = len(run.Request.Given.Tokens)
	}
	end := generation.Event{Reason: generation.ReasonLength,
		Usage: generation.Usage{Prompt: len(run.Prompt), Generated: run.Request.MaxTokens}}
	for i := range run.Request.MaxTokens {
		if i >= given {
			select {
			case <-run.Call.(chan bool):
				deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonAbort, Usage: end.Usage})
				return
			case <-time.After(time.Until(begun.Add(pace * time.Duration(i-given+1)))):
			}
		}
		deliver_token.DeliverToken(run, generation.Token{ID: fleet_fake_token.FleetFakeToken(run.Prompt, run.Seed, i),
			Logprob: math.NaN()}, []byte("word "))
	}
	deliver_done.DeliverDone(run, end)
}
