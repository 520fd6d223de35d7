// Package talk_messages makes the messages of a request.
package talk_messages

import (
	"rkllmd/cli"
	"rkllmd/faces/stream"
)

// TalkMessages returns turns as a request has them.
func TalkMessages(turns ...cli.Turn) (messages []stream.Message) {
	for _, turn := range turns {
		messages = append(messages, stream.Message{Role: turn.Role, Content: &turn.Content})
	}
	return messages
}
