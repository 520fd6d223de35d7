// Package handle_hello tells an operator of a gateway.
package handle_hello

import (
	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/wire/send_value"
)

// HandleHello returns what tells who listens that g is there, because somebody has asked.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own. **Holds:** that takes Gateway.Mu for a
// moment.
func HandleHello(g *gateway.Gateway) func(fleet.Message) {
	return func(fleet.Message) {
		g.Mu.Lock()
		a := fleet.Announcement{Member: g.Name, Gateway: true, Waiting: g.Waiting}
		g.Mu.Unlock()
		send_value.SendValue(g.Bus, fleet.PrefixGate+g.Name, a)
	}
}
