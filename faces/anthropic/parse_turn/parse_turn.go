// Package parse_turn reads a message of a conversation.
package parse_turn

import (
	"cmp"
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/parse_block"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseTurn returns a message of a conversation as chat templates know it: a call's result is a message of its own.
// name is where it stands, for people.
//
// **Runs on:** any thread.
func ParseTurn(name string, written json.RawMessage) (talk []engine.Message, refusal *openai.Refusal) {
	var turn anthropic.Turn
	if json.Unmarshal(written, &turn) != nil {
		return nil, refuse_member.RefuseMember("messages", "%s is %.40s; it must be a message", name, written)
	}
	if turn.Role != "user" && turn.Role != "assistant" && turn.Role != "system" {
		return nil, refuse_member.RefuseMember("messages", "%s.role is %.40q; it must be %s", name, turn.Role,
			anthropic.Roles)
	}
	message := engine.Message{Role: turn.Role, NoContent: true}
	if is_given.IsGiven(turn.Content) && json.Unmarshal(turn.Content, &message.Content) == nil {
		message.NoContent = false
		return []engine.Message{message}, nil
	}
	var blocks []json.RawMessage
	if json.Unmarshal(turn.Content, &blocks) != nil || len(blocks) == 0 {
		return nil, refuse_member.RefuseMember("messages",
			"%s.content is %.40s; it must be a text, or a list of one block at least", name,
			cmp.Or(string(turn.Content), "missing"))
	}
	for i, written := range blocks {
		place := fmt.Sprintf("%s.content[%d]", name, i)
		result, refusal := parse_block.ParseBlock(place, written, &message)
		if refusal != nil {
			return nil, refusal
		}
		if result != nil && !message.NoContent { // what was said before it
			talk = append(talk, message)
			message = engine.Message{Role: turn.Role, NoContent: true}
		}
		if result != nil {
			talk = append(talk, *result)
		}
	}
	if message.NoContent && len(message.ToolCalls) == 0 && message.Reasoning == "" {
		return talk, nil // nothing but results, or thoughts that nobody can read
	}
	return append(talk, message), nil
}
