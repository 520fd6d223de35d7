// Package step_clock gives runs tokens that are times.
package step_clock

import (
	"fmt"
	"math"
	"sync"

	"golang.org/x/sys/unix"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/generation/run/deliver_token"
	"rkllmd/tests/bench/streams/clock_now"
)

// Clock is the runs of a backend whose tokens are times.
type Clock struct {
	Mu   sync.Mutex
	Runs []*generation.Run
	Step int64 // nanoseconds
	// a mark is the time at which all tokens of its step could be chosen, not that at which this one was
	Logits bool
}

// StepClock gives every run a token per step, until it has what it asked for or is aborted, for as long as there are
// runs. The text of a token is a mark (read_marks), its number the same time in units of 1,024 ns.
func StepClock(c *Clock) {
	for {
		_ = unix.Nanosleep(&unix.Timespec{Nsec: c.Step}, nil) // as a pool, it waits in C; a signal shortens a step
		c.Mu.Lock()
		runs := append([]*generation.Run{}, c.Runs...)
		c.Mu.Unlock()
		left := make([]*generation.Run, 0, len(runs))
		started := clock_now.ClockNow()
		for i, run := range runs {
			now := clock_now.ClockNow()
			if c.Logits {
				now = started + int64(i) // no two marks are alike
			}
			token := generation.Token{ID: int32(now >> 10 & (1<<30 - 1)), Logprob: math.NaN()}
			deliver_token.DeliverToken(run, token, fmt.Appendf(nil, "t%d ", now))
			run.Mu.Lock()
			aborted := run.Aborted
			run.Mu.Unlock()
			switch {
			case aborted:
				deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonAbort})
			case run.Request.MaxTokens > 0 && len(run.Answer) >= run.Request.MaxTokens:
				deliver_done.DeliverDone(run, generation.Event{Reason: generation.ReasonLength})
			default:
				left = append(left, run)
			}
		}
		c.Mu.Lock()
		c.Runs = append(left, c.Runs[len(runs):]...)
		idle := len(c.Runs) == 0
		c.Mu.Unlock()
		if idle {
			return
		}
	}
}
