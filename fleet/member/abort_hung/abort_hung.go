// Package abort_hung ends what a library hangs in.
package abort_hung

import (
	"time"

	"rkllmd/fleet/member"
	"rkllmd/fleet/member/is_hung"
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
)

// AbortHung aborts the runs for gateways of b, where that is a vendor's library that hangs: one that does not end then
// has its process ended, if it has one of its own, and another one loads the model. Their gateways are told that they
// were lost. A backend that counts steps is left alone.
//
// **Runs on:** one thread at a time. It is watch_fleet's. **Holds:** Member.Mu, Work.Mu, for moments.
func AbortHung(m *member.Member, b *generation.Backend, now time.Time) {
	var runs []*generation.Run
	m.Mu.Lock()
	if b != nil && b.Stats == nil && is_hung.IsHung(m, now) {
		for _, work := range m.Work {
			work.Mu.Lock()
			if work.Run != nil && !work.Ended && !work.Lost {
				work.Lost = true
				runs = append(runs, work.Run)
			}
			work.Mu.Unlock()
		}
	}
	m.Mu.Unlock()
	for _, run := range runs {
		abort_generation.AbortGeneration(run)
	}
}
