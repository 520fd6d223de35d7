// Package build_messages writes a conversation for an upstream server.
package build_messages

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/upstream/wire"
)

// BuildMessages returns the messages of request; a prompt that is not raw is a user's only one.
//
// **Runs on:** any thread.
func BuildMessages(request *generation.Request) []wire.Message {
	messages := request.Messages
	if len(messages) == 0 {
		messages = []engine.Message{{Role: "user", Content: request.Prompt}}
	}
	list := make([]wire.Message, len(messages))
	for i, message := range messages {
		list[i] = wire.Message{Role: message.Role, Content: new(message.Content), Name: message.Name,
			Reasoning: message.Reasoning, ToolCallID: message.ToolCallID}
		if message.NoContent {
			list[i].Content = nil
		}
		for j, call := range message.ToolCalls {
			list[i].ToolCalls = append(list[i].ToolCalls, wire.ToolCall{Index: j, ID: call.ID, Type: "function",
				Function: wire.Function{Name: call.Name, Arguments: call.Arguments}})
		}
	}
	return list
}
