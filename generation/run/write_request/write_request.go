// Package write_request writes the prompt of a request as text.
package write_request

import (
	"rkllmd/engine"
	"rkllmd/engine/template/write_chat"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// WriteRequest returns the prompt of request, or its messages, as the chat template of m writes them (write_chat), up
// to the beginning of the answer. A raw prompt stays as it is, and so does a user's only message where the model has no
// chat template.
//
// **Runs on:** any thread. Errors: ErrInvalid where the template refuses the conversation, ErrNotSupported where it
// writes no functions, but some are given.
func WriteRequest(m *engine.Model, request *generation.Request) (engine.Prompt, error) {
	if request.Raw && request.Prompt != "" {
		return engine.Prompt{Text: request.Prompt}, nil
	}
	chat := engine.Chat{Messages: request.Messages, Tools: request.Tools, AddAssistant: true,
		EnableThinking: request.Thinking}
	if len(chat.Messages) == 0 {
		chat.Messages = []engine.Message{{Role: "user", Content: request.Prompt}}
	}
	if m.Facts.ChatTemplate == "" {
		return engine.Prompt{Text: chat.Messages[0].Content}, nil
	}
	prompt, err := write_chat.WriteChat(m, chat)
	if err != nil {
		return engine.Prompt{}, name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	if chat.Tools == "" {
		return prompt, nil
	}
	chat.Tools = ""
	if without, err := write_chat.WriteChat(m, chat); err == nil && without.Text == prompt.Text {
		return engine.Prompt{}, name_error.NameError(generation.ErrNotSupported,
			"the model's chat template writes no functions (tools); describe them in a message")
	}
	return prompt, nil
}
