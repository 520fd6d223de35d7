// Package drop_work forgets runs.
package drop_work

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
)

// DropWork forgets the runs that have ended before now by fleet.KeepTime, and returns the gateways of those that go
// on.
//
// **Runs on:** any thread. **Holds:** Member.Mu, Work.Mu.
func DropWork(m *member.Member, now time.Time) map[string][]*member.Work {
	m.Mu.Lock()
	defer m.Mu.Unlock()
	gateways := map[string][]*member.Work{}
	for id, work := range m.Work {
		work.Mu.Lock()
		if work.Ended && now.Unix()-work.EndedAt > int64(fleet.KeepTime/time.Second) {
			delete(m.Work, id)
		} else if !work.Ended && work.Run != nil {
			gateways[work.Job.Gateway] = append(gateways[work.Job.Gateway], work)
		}
		work.Mu.Unlock()
	}
	return gateways
}
