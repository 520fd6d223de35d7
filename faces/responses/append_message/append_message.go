// Package append_message puts a message behind a conversation.
package append_message

import (
	"rkllmd/engine"
)

// AppendMessage puts message behind talk. What an assistant has thought, said and called, one behind the other, is one
// message; so are the system's messages at the beginning.
//
// **Runs on:** any thread.
func AppendMessage(talk []engine.Message, message engine.Message) []engine.Message {
	if len(talk) == 0 {
		return append(talk, message)
	}
	last := &talk[len(talk)-1]
	switch {
	case last.Role != message.Role:
	case message.Role == "system" && len(talk) == 1:
		last.Content += "\n\n" + message.Content
		return talk
	case message.Role != "assistant" || message.Reasoning != "":
	case len(message.ToolCalls) > 0:
		last.ToolCalls = append(last.ToolCalls, message.ToolCalls...)
		return talk
	case last.NoContent && len(last.ToolCalls) == 0: // it has thought so far
		last.Content, last.NoContent = message.Content, false
		return talk
	}
	return append(talk, message)
}
