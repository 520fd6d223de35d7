// Package stop_subscription ends a subscription of NATS.
package stop_subscription

import (
	"github.com/nats-io/nats.go"
)

// StopSubscription returns what ends s. Messages that have come already are still told.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func StopSubscription(s *nats.Subscription) func() {
	return func() { _ = s.Drain() } // the connection is closed: there is nothing to end
}
