// Package check_messages checks the messages of a conversation.
package check_messages

import (
	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckMessages returns an error if one of the messages has no text, not even "". What else is in them,
// start_generation checks.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid.
func CheckMessages(messages []stream.Message) error {
	for i, message := range messages {
		if message.Content == nil {
			return name_error.NameError(generation.ErrInvalid, `messages[%d] has no "content": give its text`, i)
		}
	}
	return nil
}
