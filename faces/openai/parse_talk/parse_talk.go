// Package parse_talk reads a conversation.
package parse_talk

import (
	"encoding/json"

	"rkllmd/engine"
	"rkllmd/faces/conversation/parse_messages"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseTalk returns the messages of value, with the roles of chat templates. A function's result that names no
// function has the name of the call that it answers.
//
// **Runs on:** any thread.
func ParseTalk(value json.RawMessage) ([]engine.Message, *openai.Refusal) {
	const param = "messages"
	if !is_given.IsGiven(value) {
		return nil, refuse_member.RefuseMember(param, `"messages" is missing: give the conversation`)
	}
	talk, err := parse_messages.ParseMessages(value)
	if err != nil {
		refusal := convert_failure.ConvertFailure(err)
		refusal.Fault.Param = new(param)
		return nil, refusal
	}
	if len(talk) == 0 {
		return nil, refuse_member.RefuseMember(param, `"messages" is empty: give one message at least`)
	}
	names := map[string]string{}
	for i := range talk {
		role, known := openai.Roles[talk[i].Role]
		if !known {
			return nil, refuse_member.RefuseMember(param,
				"messages[%d].role is %.40q; it must be system, developer, user, assistant or tool", i, talk[i].Role)
		}
		talk[i].Role = role
		for _, call := range talk[i].ToolCalls {
			names[call.ID] = call.Name
		}
		if role == "tool" && talk[i].Name == "" {
			talk[i].Name = names[talk[i].ToolCallID]
		}
	}
	return talk, nil
}
