// Package check_messages checks the conversation of a request.
package check_messages

import (
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_documents"
	"rkllmd/generation/request/check_message"
	"rkllmd/generation/request/check_tools"
)

// CheckMessages returns an error that names what is wrong with the messages of request, its tools or its documents:
// their number, their size in all, with the template's arguments, and what stands in each (check_message).
//
// **Runs on:** any thread. Errors: ErrInvalid, ErrTooLong.
func CheckMessages(request *generation.Request) error {
	if len(request.Messages) > generation.MaxMessages {
		return name_error.NameError(generation.ErrInvalid, "messages has %d members; it may have 1 to %d",
			len(request.Messages), generation.MaxMessages)
	}
	size := len(request.Tools) + len(request.Documents) + len(request.Arguments)
	for i := range request.Messages {
		bytes, err := check_message.CheckMessage(fmt.Sprintf("messages[%d]", i), &request.Messages[i])
		if err != nil {
			return err
		}
		size += bytes
	}
	if size > generation.MaxPromptBytes {
		return name_error.NameError(generation.ErrTooLong,
			"messages, and what goes with them, have %d bytes; at most %d are read", size, generation.MaxPromptBytes)
	}
	if request.Tools != "" {
		if err := check_tools.CheckTools(request.Tools); err != nil {
			return err
		}
	}
	if request.Documents == "" {
		return nil
	}
	return check_documents.CheckDocuments(request.Documents)
}
