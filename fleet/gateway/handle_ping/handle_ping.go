// Package handle_ping says that a gateway is there.
package handle_ping

import (
	"rkllmd/fleet"
)

// HandlePing returns what answers members that ask whether their gateway is there.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandlePing(b *fleet.Bus) func(fleet.Message) {
	return func(m fleet.Message) { _ = b.Publish(m.Reply, nil) } // who asked asks again
}
