// Package write_request writes the prompt of a request as text.
package write_request

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run/check_calls"
)

// WriteRequest returns the prompt of request, or its messages, as write does, which a chat template stands behind, up
// to the beginning of the answer. A raw prompt stays as it is. So does a user's only message where there is no chat
// template (nil), and it is content.
//
// **Runs on:** any thread. Errors: ErrInvalid where the template refuses the conversation, ErrNotSupported where it
// writes no functions, no documents or no calls, but some are given.
func WriteRequest(write func(engine.Chat) (engine.Prompt, error), request *generation.Request) (engine.Prompt,
	error) {
	if request.Raw && request.Prompt != "" {
		if request.Letters {
			return engine.Prompt{Text: request.Prompt, Content: []engine.Span{{From: 0, To: len(request.Prompt)}}}, nil
		}
		return engine.Prompt{Text: request.Prompt}, nil
	}
	chat := engine.Chat{Messages: request.Messages, Tools: request.Tools, Documents: request.Documents,
		Arguments: request.Arguments, AddAssistant: !request.NoAssistant, Continue: request.Continue,
		EnableThinking: request.Thinking, OpenThinking: request.OpenThinking}
	if len(chat.Messages) == 0 {
		chat.Messages = []engine.Message{{Role: "user", Content: request.Prompt}}
	}
	if write == nil {
		text := chat.Messages[0].Content
		return engine.Prompt{Text: text, Content: []engine.Span{{From: 0, To: len(text)}}}, nil
	}
	prompt, err := write(chat)
	if err != nil {
		return engine.Prompt{}, name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	if err := check_calls.CheckCalls(prompt, chat.Messages); err != nil {
		return engine.Prompt{}, err
	}
	for _, part := range []struct {
		text *string
		what string
	}{{&chat.Tools, "functions (tools); describe them"}, {&chat.Documents, "documents; give them"}} {
		given := *part.text
		if given == "" {
			continue
		}
		*part.text = ""
		if without, err := write(chat); err == nil && without.Text == prompt.Text {
			return engine.Prompt{}, name_error.NameError(generation.ErrNotSupported,
				"the model's chat template writes no %s in a message", part.what)
		}
		*part.text = given
	}
	return prompt, nil
}
