// Package watch_fleet keeps a member known.
package watch_fleet

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/abort_hung"
	"rkllmd/fleet/member/check_gateways"
	"rkllmd/fleet/member/check_progress"
	"rkllmd/fleet/member/send_announcement"
	"rkllmd/fleet/member/update_class"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// WatchFleet announces m each fleet.AliveTime, looks whether its model has changed, whether it computes, and
// whether its gateways are there, until close_member.
//
// **Runs on:** a goroutine of its own.
func WatchFleet(m *member.Member) {
	defer close(m.Ended)
	ticker := time.NewTicker(fleet.AliveTime)
	defer ticker.Stop()
	for {
		if err := update_class.UpdateClass(m); err != nil {
			log_message.LogMessage(utils.LevelWarn, "the model is not offered to the fleet", "reason", err)
		}
		send_announcement.SendAnnouncement(m)
		select {
		case <-m.Stop:
			return
		case <-ticker.C:
		}
		b, _ := m.Get() // nil: there is no model
		check_progress.CheckProgress(m, b, time.Now())
		abort_hung.AbortHung(m, b, time.Now())
		check_gateways.CheckGateways(m)
	}
}
