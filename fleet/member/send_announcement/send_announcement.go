// Package send_announcement tells gateways of a member.
package send_announcement

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/is_hung"
	"rkllmd/fleet/member/list_work"
	"rkllmd/fleet/wire/name_class"
	"rkllmd/fleet/wire/send_value"
)

// SendAnnouncement tells all gateways what m has and for how many runs there is room; where there is no model any more,
// that it leaves, once.
//
// **Runs on:** any thread that may wait. **Holds:** Member.Mu for a moment.
func SendAnnouncement(m *member.Member) {
	b, err := m.Get()
	m.Mu.Lock()
	a := fleet.Announcement{Member: m.Name, Leaving: m.Leaving}
	if err == nil {
		a.Class, a.Model, a.Slots = name_class.NameClass(b).ID, m.Title(b.Model), b.Capabilities.Sequences
		a.Embeds = b.Capabilities.EmbedsOnly
		a.Jobs, a.Draining = list_work.ListWork(m), m.Drained
		a.Running = len(a.Jobs)
		if a.Free = max(0, a.Slots-a.Running); a.Draining || is_hung.IsHung(m, time.Now()) {
			a.Free = 0
		}
		m.Announced = true
	} else if m.Announced {
		a.Leaving, m.Announced = true, false // until there is a model again
	}
	m.Mu.Unlock()
	if a.Class != "" || a.Leaving {
		send_value.SendValue(m.Bus, fleet.PrefixAlive+m.Name, a)
	}
}
