// Package check_message checks one message of a request.
package check_message

import (
	"encoding/json"
	"fmt"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_text"
)

// CheckMessage returns how many bytes of text message has, or an error that names what is wrong with it: a role that is
// none, a text that is not UTF-8, arguments of a call that are no object. name is what the message is called.
//
// **Runs on:** any thread. Errors: ErrInvalid.
func CheckMessage(name string, message *engine.Message) (size int, err error) {
	if role := message.Role; role == "" || len(role) > generation.MaxRoleBytes {
		return 0, name_error.NameError(generation.ErrInvalid,
			`%s.role is %.40q; it must be a role such as "user", of at most %d bytes`, name, role,
			generation.MaxRoleBytes)
	}
	type member struct{ name, text string }
	texts := []member{{"role", message.Role}, {"content", message.Content}, {"name", message.Name},
		{"tool_call_id", message.ToolCallID}, {"reasoning_content", message.Reasoning}}
	for i, call := range message.ToolCalls {
		place := fmt.Sprintf("tool_calls[%d]", i)
		texts = append(texts, member{place + ".id", call.ID}, member{place + ".function.name", call.Name},
			member{place + ".function.arguments", call.Arguments})
		var object map[string]json.RawMessage
		if json.Unmarshal([]byte(call.Arguments), &object) != nil || object == nil {
			return 0, name_error.NameError(generation.ErrInvalid,
				"%s.%s.function.arguments is %.40q; it must be a JSON object", name, place, call.Arguments)
		}
	}
	for _, text := range texts {
		if err := check_text.CheckText(name+"."+text.name, text.text); err != nil {
			return 0, err
		}
		size += len(text.text)
	}
	return size, nil
}
