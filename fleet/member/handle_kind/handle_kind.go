// Package handle_kind tells what a class is like.
package handle_kind

import (
	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/wire/send_value"
)

// HandleKind returns what tells gateways what the class c is like.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandleKind(m *member.Member, c fleet.Class) func(fleet.Message) {
	return func(message fleet.Message) { send_value.SendValue(m.Bus, message.Reply, c) }
}
