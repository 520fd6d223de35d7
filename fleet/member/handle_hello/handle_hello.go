// Package handle_hello greets a gateway.
package handle_hello

import (
	"rkllmd/fleet"
	"rkllmd/fleet/member"
)

// HandleHello returns what has watch_fleet announce m at once, because a gateway has come. Nobody else announces a
// model first: gateways ask for its class at once, and only watch_fleet knows that those questions are listened to.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func HandleHello(m *member.Member) func(fleet.Message) {
	return func(fleet.Message) {
		select {
		case m.Hello <- struct{}{}:
		default: // it will announce m anyhow
		}
	}
}
