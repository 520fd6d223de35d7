// Package create_template_values is what a chat template is told.
package create_template_values

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/template/create_message_value"
	"rkllmd/engine/template/set_value"
	"rkllmd/jinja"
	"rkllmd/jinja/read_json_value"
)

// CreateTemplateValues returns the names that chat templates expect: messages, tools and documents (None where there
// are none), add_generation_prompt, enable_thinking (some call it thinking), bos_token, eos_token, and the further ones
// of chat.Arguments, which come last, so that they may say enable_thinking anew.
//
// **Runs on:** any thread. The error says what is no JSON.
func CreateTemplateValues(chat engine.Chat) (*jinja.Dict, error) {
	messages := &jinja.List{}
	for i := range chat.Messages {
		message, err := create_message_value.CreateMessageValue(&chat.Messages[i])
		if err != nil {
			return nil, fmt.Errorf("messages[%d]: %w", i, err)
		}
		messages.Items = append(messages.Items, message)
	}
	values := &jinja.Dict{
		Keys:   []jinja.Value{&jinja.Text{String: "messages"}},
		Values: []jinja.Value{messages},
	}
	for _, given := range []struct{ name, text string }{{"tools", chat.Tools}, {"documents", chat.Documents}} {
		if err := set_value.SetValue(values, given.name, given.text); err != nil {
			return nil, err
		}
	}
	for _, given := range []struct {
		name  string
		value jinja.Value
	}{{"add_generation_prompt", chat.AddAssistant}, {"bos_token", &jinja.Text{String: chat.BOS}},
		{"eos_token", &jinja.Text{String: chat.EOS}}} {
		values.Keys = append(values.Keys, &jinja.Text{String: given.name})
		values.Values = append(values.Values, given.value)
	}
	further := &jinja.Dict{}
	if chat.Arguments != "" {
		value, err := read_json_value.ReadJSONValue([]byte(chat.Arguments))
		if err != nil {
			return nil, fmt.Errorf("template_arguments is no JSON text: %w", err)
		}
		if further, _ = value.(*jinja.Dict); further == nil {
			return nil, fmt.Errorf("template_arguments is %.40q; it must be a JSON object", chat.Arguments)
		}
	}
	thinks := map[string]bool{}
	for i, key := range further.Keys {
		name, _ := key.(*jinja.Text)
		thinks[name.String] = true
		values.Keys, values.Values = append(values.Keys, key), append(values.Values, further.Values[i])
	}
	for _, name := range []string{"enable_thinking", "thinking"} {
		if !thinks[name] && !chat.OpenThinking {
			values.Keys = append(values.Keys, &jinja.Text{String: name})
			values.Values = append(values.Values, chat.EnableThinking)
		}
	}
	return values, nil
}
