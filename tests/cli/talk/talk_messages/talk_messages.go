// Package talk_messages makes the messages of a request.
package talk_messages

import (
	"encoding/json"

	"rkllmd/cli"
)

// TalkMessages returns turns as a request has them.
func TalkMessages(turns ...cli.Turn) json.RawMessage {
	messages, _ := json.Marshal(turns)
	return messages
}
