// Package on_error is told of errors that belong to no call.
package on_error

import (
	"errors"

	"github.com/nats-io/nats.go"

	"rkllmd/fleet/wire"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// OnError returns what writes to the log, once each, what NATS says of the connection of the daemon that is called
// name: that it may not publish or hear something, for example. After wire.MostTold of them it is silent.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func OnError(name string, told *wire.Told) func(*nats.Conn, *nats.Subscription, error) {
	return func(_ *nats.Conn, _ *nats.Subscription, err error) {
		told.Mu.Lock()
		known := told.Texts[err.Error()] || len(told.Texts) >= wire.MostTold
		if !known {
			told.Texts[err.Error()] = true
		}
		told.Mu.Unlock()
		switch {
		case known:
		case errors.Is(err, nats.ErrPermissionViolation):
			log_message.LogMessage(utils.LevelWarn, "NATS does not let this daemon do what it has to: its key or "+
				"credentials must be those of its --nats-name and its role, member, gateway or operator", "name", name,
				"error", err)
		default:
			log_message.LogMessage(utils.LevelWarn, "NATS has an error", "name", name, "error", err)
		}
	}
}
