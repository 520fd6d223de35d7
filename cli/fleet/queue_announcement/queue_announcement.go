// Package queue_announcement takes the announcements of members.
package queue_announcement

import (
	"encoding/json"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/name_sender"
)

// QueueAnnouncement returns what puts announcements into queue, those for which there is room. What cannot be read, or
// speaks of another member than the one that sends it, is left out.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func QueueAnnouncement(queue chan<- fleet.Announcement) func(fleet.Message) {
	return func(m fleet.Message) {
		var a fleet.Announcement
		if json.Unmarshal(m.Data, &a) != nil || name_sender.NameSender(m.Subject) != a.Member {
			return
		}
		select {
		case queue <- a:
		default: // nobody listens any more
		}
	}
}
