// Package parse_input reads what the model is given.
package parse_input

import (
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/append_message"
	"rkllmd/faces/responses/parse_item"
)

// ParseInput returns the conversation of body: its instructions, and its input, a text or a list of items.
// Instructions and the system's messages right behind them become one message, because many chat templates know one
// only.
//
// **Runs on:** any thread.
func ParseInput(body *responses.Body) (talk []engine.Message, refusal *openai.Refusal) {
	const param = "input"
	if body.Instructions != nil && *body.Instructions != "" {
		talk = append(talk, engine.Message{Role: "system", Content: *body.Instructions})
	}
	var text string
	var list []json.RawMessage
	switch {
	case !is_given.IsGiven(body.Input):
		return nil, refuse_member.RefuseMember(param, `"input" is missing: give a text, or a list of items`)
	case json.Unmarshal(body.Input, &text) == nil:
		return append(talk, engine.Message{Role: "user", Content: text}), nil
	case json.Unmarshal(body.Input, &list) != nil:
		return nil, refuse_member.RefuseMember(param, "input is %.40s; it must be a text, or a list of items",
			body.Input)
	case len(list) == 0:
		return nil, refuse_member.RefuseMember(param, `"input" is empty: give one item at least`)
	}
	names := map[string]string{} // of the functions that were called, by the id of the call
	for i, written := range list {
		message, refusal := parse_item.ParseItem(fmt.Sprintf("input[%d]", i), written)
		if refusal != nil {
			return nil, refusal
		}
		for _, call := range message.ToolCalls {
			names[call.ID] = call.Name
		}
		if message.NoContent && message.Reasoning == "" && len(message.ToolCalls) == 0 {
			continue // thoughts that nobody can read
		}
		if message.Role == "tool" {
			message.Name = names[message.ToolCallID]
		}
		talk = append_message.AppendMessage(talk, message)
	}
	if len(talk) == 0 {
		return nil, refuse_member.RefuseMember(param, `"input" has thoughts alone: give a message`)
	}
	return talk, nil
}
