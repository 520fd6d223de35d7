// Package append_message puts a message behind a conversation.
package append_message

import (
	"rkllmd/engine"
)

// AppendMessage puts message behind talk. What users or assistants say one behind the other is one message, as in
// Anthropic's conversations.
//
// **Runs on:** any thread.
func AppendMessage(talk []engine.Message, message engine.Message) []engine.Message {
	if len(talk) > 0 && (message.Role == "user" || message.Role == "assistant") {
		last := &talk[len(talk)-1]
		if last.Role == message.Role && len(last.ToolCalls) == 0 && message.Reasoning == "" {
			if last.NoContent {
				last.Content, last.NoContent = message.Content, message.NoContent
			} else if !message.NoContent {
				last.Content += "\n\n" + message.Content
			}
			last.ToolCalls = message.ToolCalls
			return talk
		}
	}
	return append(talk, message)
}
