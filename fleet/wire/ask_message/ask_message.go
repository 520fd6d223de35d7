// Package ask_message asks over NATS.
package ask_message

import (
	"errors"
	"time"

	"github.com/nats-io/nats.go"

	"rkllmd/fleet"
	"rkllmd/fleet/wire"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// AskMessage returns Bus.Request over c. Where no answer has come, the server is asked whether it is there: who is
// asked over a server that stands still is not to blame, and fleet.ErrSilent says so.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func AskMessage(c *nats.Conn) func(string, []byte, time.Duration) ([]byte, error) {
	return func(subject string, data []byte, wait time.Duration) ([]byte, error) {
		answer, err := c.Request(subject, data, wait)
		switch {
		case errors.Is(err, nats.ErrNoResponders):
			return nil, fleet.ErrNobody
		case errors.Is(err, nats.ErrTimeout) && c.FlushTimeout(wire.FlushTime) != nil:
			return nil, fleet.ErrSilent
		case errors.Is(err, nats.ErrTimeout):
			return nil, fleet.ErrLate
		case errors.Is(err, nats.ErrConnectionClosed):
			return nil, name_error.NameError(generation.ErrClosed, "this daemon is leaving the fleet")
		case err != nil:
			return nil, err
		}
		return answer.Data, nil
	}
}
