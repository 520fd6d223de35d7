// Package check_input checks what is to be continued.
package check_input

import (
	"rkllmd/faces/conversation/check_special"
	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckInput returns an error unless there is exactly one prompt or conversation. What else is in it,
// start_generation checks.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid.
func CheckInput(in stream.Input) error {
	switch {
	case in.Prompt == nil && in.Talk.Messages == nil:
		return name_error.NameError(generation.ErrInvalid,
			`"prompt" is missing: give the text to go on from, or "messages", a conversation`)
	case in.Prompt != nil && in.Talk.Messages != nil:
		return name_error.NameError(generation.ErrInvalid, `both "prompt" and "messages" are given; give one of them`)
	case in.Prompt != nil && *in.Prompt == "":
		return name_error.NameError(generation.ErrInvalid, `"prompt" is empty; give the text to go on from`)
	case in.Prompt == nil && len(in.Talk.Messages) == 0:
		return name_error.NameError(generation.ErrInvalid, `"messages" is empty; give one message at least`)
	case in.Talk.Thinking && in.Prompt != nil && !in.Chat:
		return name_error.NameError(generation.ErrInvalid,
			`"thinking" is for conversations: give "messages", or "chat": true`)
	}
	_, err := check_special.CheckSpecial(in.Special, in.Prompt != nil && !in.Chat)
	return err
}
