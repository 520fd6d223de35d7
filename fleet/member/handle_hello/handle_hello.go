// Package handle_hello greets a gateway.
package handle_hello

import (
	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/send_announcement"
)

// HandleHello returns what announces m at once, because a gateway has come.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandleHello(m *member.Member) func(fleet.Message) {
	return func(fleet.Message) { send_announcement.SendAnnouncement(m) }
}
