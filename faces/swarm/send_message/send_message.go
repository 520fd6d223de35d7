// Package send_message sends a client's messages.
package send_message

import (
	"encoding/json"
	"fmt"

	"rkllmd/faces/swarm"
)

// SendMessage writes one message to the host, as a line of JSON.
//
// **Runs on:** one thread at a time. Errors: HOST_DISCONNECTED.
func SendMessage(link *swarm.Link, message swarm.Message) error {
	line, err := json.Marshal(message)
	if err != nil {
		return fmt.Errorf("cannot write a message: %w", err)
	}
	if _, err := link.Conn.Write(append(line, '\n')); err != nil {
		return fmt.Errorf("%s: %w", swarm.CodeHostDisconnected, err)
	}
	return nil
}
