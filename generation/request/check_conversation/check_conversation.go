// Package check_conversation checks that what a chat template is told of has a template to go to.
package check_conversation

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckConversation returns an error that names the first member of request that only a conversation can have, where
// there is none, or that only a chat template can be told, where none writes the prompt.
//
// **Runs on:** any thread. Errors: ErrInvalid.
func CheckConversation(request *generation.Request) error {
	talk := len(request.Messages) > 0
	written := talk || request.Prompt != "" && !request.Raw
	for _, member := range []struct {
		name         string
		given, right bool
		want         string
	}{
		{"tools", request.Tools != "", talk, "messages"},
		{"documents", request.Documents != "", talk, "messages"},
		{"continue_final_message", request.Continue, talk, "messages"},
		{"template_arguments", request.Arguments != "", written, "messages, or a prompt that is not raw"},
		{"add_generation_prompt", request.NoAssistant, written, "messages, or a prompt that is not raw"},
	} {
		if member.given && !member.right {
			return name_error.NameError(generation.ErrInvalid,
				"%s is for what the model's chat template writes: give %s", member.name, member.want)
		}
	}
	return nil
}
