// Package parse_item reads one item of what the model is given.
package parse_item

import (
	"encoding/json"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_arguments"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/parse_text"
)

// ParseItem returns an item as a message: a message, a call, a call's result, or what an assistant has thought. name is
// where it stands, for people.
//
// **Runs on:** any thread.
func ParseItem(name string, written json.RawMessage) (message engine.Message, refusal *openai.Refusal) {
	const param = "input"
	var item responses.Input
	if json.Unmarshal(written, &item) != nil {
		return message, refuse_member.RefuseMember(param, "%s is %.40s; it must be an item, of the type %s", name,
			written, responses.InputKinds)
	}
	switch item.Type {
	case "", responses.KindMessage:
		role, known := openai.Roles[item.Role]
		if !known || role == "tool" {
			return message, refuse_member.RefuseMember(param,
				"%s.role is %.40q; it must be system, developer, user or assistant", name, item.Role)
		}
		message.Role = role
		message.Content, refusal = parse_text.ParseText(name+".content", item.Content)
	case responses.KindThoughts:
		message.Role, message.NoContent = "assistant", true
		message.Reasoning, refusal = parse_text.ParseText(name+".summary", item.Summary)
		if refusal == nil && message.Reasoning == "" && is_given.IsGiven(item.Content) {
			message.Reasoning, refusal = parse_text.ParseText(name+".content", item.Content)
		}
	case responses.KindCall:
		if item.Name == "" || item.CallID == "" {
			return message, refuse_member.RefuseMember(param, `%s has no "name" or no "call_id": give both`, name)
		}
		message.Role, message.NoContent = "assistant", true
		arguments, err := parse_arguments.ParseArguments(name+".arguments", item.Arguments)
		if err != nil {
			return message, refuse_member.RefuseMember(param, "%v", err)
		}
		message.ToolCalls = []engine.ToolCall{{ID: item.CallID, Name: item.Name, Arguments: arguments}}
	case "function_call_output":
		message.Role, message.ToolCallID = "tool", item.CallID
		message.Content, refusal = parse_text.ParseText(name+".output", item.Output)
	default:
		return message, refuse_member.RefuseMember(param, "%s.type is %.40q, which cannot be done here; it must be %s",
			name, item.Type, responses.InputKinds)
	}
	return message, refusal
}
