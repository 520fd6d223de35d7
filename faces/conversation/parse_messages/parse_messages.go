// Package parse_messages reads the messages of a conversation.
package parse_messages

import (
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_list"
	"rkllmd/faces/conversation/parse_message"
)

// ParseMessages reads a JSON list of messages. nil: there are none, and that is no error; an empty list is empty.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid, with the member that is wrong.
func ParseMessages(text json.RawMessage) ([]engine.Message, error) {
	if text == nil {
		return nil, nil
	}
	list, err := parse_list.ParseList("messages", text, "a list of messages")
	if err != nil {
		return nil, err
	}
	messages := make([]engine.Message, len(list))
	for i, element := range list {
		if messages[i], err = parse_message.ParseMessage(fmt.Sprintf("messages[%d]", i), element); err != nil {
			return nil, err
		}
	}
	return messages, nil
}
