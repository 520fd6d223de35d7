// Package parse_message reads one message of a conversation.
package parse_message

import (
	"encoding/json"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_calls"
	"rkllmd/faces/conversation/parse_content"
	"rkllmd/faces/conversation/parse_object"
	"rkllmd/faces/conversation/parse_text"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ParseMessage reads a message: role, content (parse_content), tool_calls (parse_calls), tool_call_id, name, and what
// the assistant has thought, as reasoning_content or reasoning. Only an assistant who has called functions, or thought,
// may have no content. Members that are not known are ignored. name is where the message stands, for people.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid, with the member that is wrong. Whether the role is one,
// start_generation checks.
func ParseMessage(name string, text json.RawMessage) (message engine.Message, err error) {
	object, err := parse_object.ParseObject(name, text)
	if err != nil {
		return message, err
	}
	var reasoning string
	for _, member := range []struct {
		name string
		to   *string
	}{{"role", &message.Role}, {"tool_call_id", &message.ToolCallID}, {"name", &message.Name},
		{"reasoning_content", &message.Reasoning}, {"reasoning", &reasoning}} {
		if *member.to, err = parse_text.ParseText(name, object, member.name); err != nil {
			return message, err
		}
	}
	switch {
	case message.Reasoning == "":
		message.Reasoning = reasoning
	case reasoning != "" && reasoning != message.Reasoning:
		return message, name_error.NameError(generation.ErrInvalid,
			`%s has two different texts in "reasoning_content" and "reasoning"; they mean the same: give one of them`, name)
	}
	if calls, given := object["tool_calls"]; given {
		if message.ToolCalls, err = parse_calls.ParseCalls(name+".tool_calls", calls); err != nil {
			return message, err
		}
	}
	content, given := object["content"]
	if given {
		message.Content, err = parse_content.ParseContent(name+".content", content)
		return message, err
	}
	message.NoContent = true
	if message.Role == "assistant" && (len(message.ToolCalls) > 0 || message.Reasoning != "") {
		return message, nil
	}
	return message, name_error.NameError(generation.ErrInvalid, `%s has no "content": give its text`, name)
}
