// Package ask_message asks over NATS.
package ask_message

import (
	"errors"
	"time"

	"github.com/nats-io/nats.go"

	"rkllmd/fleet"
)

// AskMessage returns Bus.Request over c.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func AskMessage(c *nats.Conn) func(string, []byte, time.Duration) ([]byte, error) {
	return func(subject string, data []byte, wait time.Duration) ([]byte, error) {
		answer, err := c.Request(subject, data, wait)
		switch {
		case errors.Is(err, nats.ErrNoResponders):
			return nil, fleet.ErrNobody
		case errors.Is(err, nats.ErrTimeout):
			return nil, fleet.ErrLate
		case err != nil:
			return nil, err
		}
		return answer.Data, nil
	}
}
