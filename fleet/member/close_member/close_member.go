// Package close_member takes a member out of the fleet.
package close_member

import (
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/send_announcement"
	"rkllmd/generation/steering/abort_generation"
)

// CloseMember says that m leaves, takes no more runs, and hands over those that go on: their gateways have others go
// on with them.
//
// **Runs on:** any thread that may wait. It is called once. **Holds:** Member.Mu for a moment.
func CloseMember(m *member.Member) {
	m.Mu.Lock()
	m.Leaving = true
	var works []*member.Work
	for _, work := range m.Work {
		if work.Run != nil {
			works = append(works, work)
		}
	}
	m.Mu.Unlock()
	close(m.Stop)
	send_announcement.SendAnnouncement(m)
	for _, work := range works {
		abort_generation.AbortGeneration(work.Run)
	}
	for _, work := range works {
		<-work.Run.Done
	}
	<-m.Ended
	for _, stop := range append(m.Control, m.Stops...) {
		stop()
	}
}
