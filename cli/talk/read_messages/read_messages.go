// Package read_messages receives what a daemon says.
package read_messages

import (
	"encoding/json"

	"rkllmd/cli"
)

// ReadMessages hands the messages that come over to link.Messages, until the connection ends, sends what is no message,
// or link.Context is cancelled; then it closes both.
//
// **Runs on:** a goroutine of its own.
func ReadMessages(link *cli.ChatLink) {
	defer close(link.Messages)
	defer link.Socket.CloseNow()
	for {
		_, text, err := link.Socket.Read(link.Context)
		var message cli.ChatMessage
		if err == nil {
			err = json.Unmarshal(text, &message)
		}
		if err != nil {
			link.Err = err
			return
		}
		select {
		case link.Messages <- message:
		case <-link.Context.Done():
			return
		}
	}
}
