// Package open_subscription listens to a subject of NATS.
package open_subscription

import (
	"github.com/nats-io/nats.go"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/on_message"
	"rkllmd/fleet/wire/stop_subscription"
)

// OpenSubscription returns Bus.Subscribe over c.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func OpenSubscription(c *nats.Conn) func(string, string, func(fleet.Message)) (func(), error) {
	return func(subject, group string, on func(fleet.Message)) (func(), error) {
		s, err := c.QueueSubscribe(subject, group, on_message.OnMessage(on))
		if err != nil {
			return nil, err
		}
		return stop_subscription.StopSubscription(s), nil
	}
}
