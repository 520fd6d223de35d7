// Package check_messages checks the conversation of a request.
package check_messages

import (
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_text"
	"rkllmd/generation/request/check_tools"
)

// CheckMessages returns an error that names what is wrong with the messages and the tools of request: their number,
// their size in all, a role that is none, a text that is not UTF-8.
//
// **Runs on:** any thread.
func CheckMessages(request *generation.Request) error {
	if len(request.Messages) > generation.MaxMessages {
		return name_error.NameError(generation.ErrInvalid, "messages has %d members; it may have 1 to %d",
			len(request.Messages), generation.MaxMessages)
	}
	size := len(request.Tools)
	for i, message := range request.Messages {
		name := fmt.Sprintf("messages[%d]", i)
		if role := message.Role; role == "" || len(role) > generation.MaxRoleBytes {
			return name_error.NameError(generation.ErrInvalid,
				`%s.role is %.40q; it must be a role such as "user", of at most %d bytes`, name, role,
				generation.MaxRoleBytes)
		}
		if err := check_text.CheckText(name+".role", message.Role); err != nil {
			return err
		}
		if err := check_text.CheckText(name+".content", message.Content); err != nil {
			return err
		}
		size += len(message.Content)
	}
	if size > generation.MaxPromptBytes {
		return name_error.NameError(generation.ErrTooLong, "messages and tools have %d bytes; at most %d are read",
			size, generation.MaxPromptBytes)
	}
	if request.Tools == "" {
		return nil
	}
	return check_tools.CheckTools(request.Tools)
}
