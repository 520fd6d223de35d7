// Package parse_talk reads a conversation.
package parse_talk

import (
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/append_message"
	"rkllmd/faces/anthropic/is_empty_turn"
	"rkllmd/faces/anthropic/parse_text"
	"rkllmd/faces/anthropic/parse_turn"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseTalk returns the conversation of body: its system, and its messages. The last one may be an assistant's that is
// empty, as Anthropic's API lets it be: with it the answer begins as without it.
//
// **Runs on:** any thread.
func ParseTalk(body *anthropic.Body) (talk []engine.Message, refusal *openai.Refusal) {
	if is_given.IsGiven(body.System) {
		system, refusal := parse_text.ParseText("system", body.System)
		if refusal != nil {
			return nil, refusal
		}
		if system != "" {
			talk = append(talk, engine.Message{Role: "system", Content: system})
		}
	}
	if !is_given.IsGiven(body.Messages) {
		return nil, refuse_member.RefuseMember("messages", `"messages" is missing: give the conversation`)
	}
	var list []json.RawMessage
	if json.Unmarshal(body.Messages, &list) != nil || len(list) == 0 {
		return nil, refuse_member.RefuseMember("messages",
			"messages is %.40s; it must be a list of one message at least", body.Messages)
	}
	if is_empty_turn.IsEmptyTurn(list[len(list)-1]) {
		list = list[:len(list)-1]
	}
	names := map[string]string{} // of the functions that were called, by the id of the call
	for i, written := range list {
		turn, refusal := parse_turn.ParseTurn(fmt.Sprintf("messages[%d]", i), written)
		if refusal != nil {
			return nil, refusal
		}
		for _, message := range turn {
			for _, call := range message.ToolCalls {
				names[call.ID] = call.Name
			}
			if message.Role == "tool" {
				message.Name = names[message.ToolCallID]
			}
			talk = append_message.AppendMessage(talk, message)
		}
	}
	if len(talk) == 0 {
		return nil, refuse_member.RefuseMember("messages", "messages has nothing that can be read: give a text")
	}
	return talk, nil
}
