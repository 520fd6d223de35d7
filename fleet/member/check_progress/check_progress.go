// Package check_progress looks whether a member computes.
package check_progress

import (
	"time"

	"rkllmd/fleet/member"
	"rkllmd/generation"
)

// CheckProgress notes in m that b goes on at now, if it has computed a step since it was looked at before, or has no
// run for a gateway that is not paused. Of a backend that counts no steps, a vendor's library, what its runs tell
// counts.
//
// **Runs on:** one thread at a time. It is watch_fleet's. **Holds:** Member.Mu, Work.Mu, Run.Mu, for moments.
func CheckProgress(m *member.Member, b *generation.Backend, now time.Time) {
	steps, idle := uint64(0), true
	if b != nil && b.Stats != nil {
		steps = b.Stats().Steps // counted by the thread that computes
	}
	m.Mu.Lock()
	defer m.Mu.Unlock()
	for _, work := range m.Work {
		work.Mu.Lock()
		goes := work.Run != nil && !work.Ended && b != nil
		if b != nil && b.Stats == nil {
			steps += uint64(len(work.Outputs))
		}
		work.Mu.Unlock()
		if goes {
			work.Run.Mu.Lock()
			idle = idle && work.Run.Paused
			work.Run.Mu.Unlock()
		}
	}
	if idle || steps != m.Steps || m.Progress.IsZero() {
		m.Steps, m.Progress = steps, now
	}
}
