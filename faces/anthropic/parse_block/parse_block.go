// Package parse_block reads a part of a message.
package parse_block

import (
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/parse_text"
	"rkllmd/faces/conversation/describe_part"
	"rkllmd/faces/conversation/parse_arguments"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseBlock adds a block to message, of whose content it is a part; or it returns the message that the block is, a
// call's result. name is where it stands, for people.
//
// **Runs on:** any thread.
func ParseBlock(name string, written json.RawMessage, message *engine.Message) (
	result *engine.Message, refusal *openai.Refusal) {
	var block anthropic.InputBlock
	if json.Unmarshal(written, &block) != nil {
		return nil, refuse_member.RefuseMember("messages", "%s is %.40s; it must be a block, of the type %s", name,
			written, anthropic.BlockKinds)
	}
	assistant := message.Role == "assistant"
	switch {
	case block.Type == anthropic.KindText && block.Text == nil:
		return nil, refuse_member.RefuseMember("messages", `%s has no "text": give the text of the block`, name)
	case block.Type == anthropic.KindText:
		message.Content, message.NoContent = message.Content+*block.Text, false
	case block.Type == anthropic.KindThoughts && assistant:
		message.Reasoning += block.Thinking
	case block.Type == anthropic.KindHidden && assistant:
	case block.Type == anthropic.KindCall && assistant:
		if block.ID == "" || block.Name == "" {
			return nil, refuse_member.RefuseMember("messages", `%s has no "id" or no "name": give both`, name)
		}
		arguments, err := parse_arguments.ParseArguments(name+".input", block.Input)
		if err != nil {
			return nil, convert_failure.ConvertFailure(err)
		}
		message.ToolCalls = append(message.ToolCalls, engine.ToolCall{ID: block.ID, Name: block.Name,
			Arguments: arguments})
	case block.Type == anthropic.KindResult && message.Role == "user":
		result = &engine.Message{Role: "tool", ToolCallID: block.ToolUseID}
		if is_given.IsGiven(block.Content) {
			result.Content, refusal = parse_text.ParseText(name+".content", block.Content)
		}
		return result, refusal
	default:
		return nil, refuse_member.RefuseMember("messages", "%s", describe_part.DescribePart(name, block.Type,
			fmt.Sprintf("%s, and of a kind for the role %s", anthropic.BlockKinds, message.Role)))
	}
	return nil, nil
}
