// Package on_message takes a message of NATS.
package on_message

import (
	"github.com/nats-io/nats.go"

	"rkllmd/fleet"
)

// OnMessage returns what tells on of each message.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own, one for each subscription.
func OnMessage(on func(fleet.Message)) nats.MsgHandler {
	return func(m *nats.Msg) { on(fleet.Message{Subject: m.Subject, Reply: m.Reply, Data: m.Data}) }
}
