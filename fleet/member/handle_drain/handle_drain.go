// Package handle_drain has a member take no more runs.
package handle_drain

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/list_work"
	"rkllmd/fleet/member/send_announcement"
	"rkllmd/fleet/wire/describe_failure"
	"rkllmd/fleet/wire/send_value"
)

// HandleDrain returns what has m take no more runs, or take them again, as an operator asks, and says how many go on.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own. **Holds:** Member.Mu for a moment.
func HandleDrain(m *member.Member) func(fleet.Message) {
	return func(message fleet.Message) {
		var drain fleet.Drain
		err := json.Unmarshal(message.Data, &drain)
		m.Mu.Lock()
		if err == nil {
			m.Drained = !drain.Off
		}
		count := len(list_work.ListWork(m))
		m.Mu.Unlock()
		send_announcement.SendAnnouncement(m)
		send_value.SendValue(m.Bus, message.Reply, fleet.Answer{Count: count,
			Failure: describe_failure.DescribeFailure(err)})
	}
}
