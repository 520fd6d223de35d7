// Package create_message_value is a message as chat templates see it.
package create_message_value

import (
	"rkllmd/engine"
	"rkllmd/engine/template/set_value"
	"rkllmd/jinja"
)

// CreateMessageValue returns the dictionary that a chat template reads m from: role and content, and of what else there
// is in the field's usual names, name, reasoning_content (thinking, for some), tool_call_id and tool_calls. The
// arguments of a call are an object.
//
// **Runs on:** any thread. The error: a call's arguments are no JSON.
func CreateMessageValue(m *engine.Message) (*jinja.Dict, error) {
	value := &jinja.Dict{}
	for _, member := range []struct{ name, text string }{{"role", m.Role}, {"content", m.Content}, {"name", m.Name},
		{"reasoning_content", m.Reasoning}, {"thinking", m.Reasoning}, {"tool_call_id", m.ToolCallID}} {
		switch {
		case member.name == "content" && m.NoContent && len(m.ToolCalls) > 0: // thoughts alone have the content ""
			value.Values = append(value.Values, nil)
		case member.text == "" && member.name != "content" && member.name != "role":
			continue
		default:
			value.Values = append(value.Values, &jinja.Text{String: member.text, Mark: jinja.FromValue})
		}
		value.Keys = append(value.Keys, &jinja.Text{String: member.name})
	}
	calls := &jinja.List{}
	for _, call := range m.ToolCalls {
		function, whole := &jinja.Dict{}, &jinja.Dict{}
		function.Keys = append(function.Keys, &jinja.Text{String: "name"})
		function.Values = append(function.Values, &jinja.Text{String: call.Name, Mark: jinja.FromValue})
		if err := set_value.SetValue(function, "arguments", call.Arguments); err != nil {
			return nil, err
		}
		if call.ID != "" {
			whole.Keys = append(whole.Keys, &jinja.Text{String: "id"})
			whole.Values = append(whole.Values, &jinja.Text{String: call.ID, Mark: jinja.FromValue})
		}
		whole.Keys = append(whole.Keys, &jinja.Text{String: "type"}, &jinja.Text{String: "function"})
		whole.Values = append(whole.Values, &jinja.Text{String: "function"}, function)
		calls.Items = append(calls.Items, whole)
	}
	if calls.Items != nil {
		value.Keys, value.Values = append(value.Keys, &jinja.Text{String: "tool_calls"}), append(value.Values, calls)
	}
	return value, nil
}
