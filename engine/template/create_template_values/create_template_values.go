// Package create_template_values is what a chat template is told.
package create_template_values

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
	"rkllmd/engine/template/read_template_json"
)

// CreateTemplateValues returns the names that chat templates expect: messages with role and content, tools when there
// are any, add_generation_prompt, enable_thinking (some call it thinking), bos_token and eos_token.
//
// **Runs on:** any thread. The error says what is wrong with the tools.
func CreateTemplateValues(chat engine.Chat) (*exec.Context, error) {
	messages := exec.ValuesList{}
	for _, m := range chat.Messages {
		messages = append(messages, exec.AsValue(&exec.Dict{Pairs: []*exec.Pair{
			{Key: exec.AsValue("role"), Value: exec.AsValue(m.Role)}, {Key: exec.AsValue("content"),
				Value: exec.AsValue(m.Content)},
		}}))
	}
	values := map[string]any{
		"messages": messages, "add_generation_prompt": chat.AddAssistant, "enable_thinking": chat.EnableThinking,
		"thinking": chat.EnableThinking, "bos_token": chat.BOS, "eos_token": chat.EOS,
	}
	if chat.Tools == "" {
		return exec.NewContext(values), nil
	}
	d := json.NewDecoder(strings.NewReader(chat.Tools))
	d.UseNumber()
	tools, err := read_template_json.ReadTemplateJSON(d, engine.TemplateLevels/2)
	if err != nil {
		return nil, fmt.Errorf("tools is no JSON text: %w", err)
	}
	if _, end := d.Token(); end != io.EOF {
		return nil, fmt.Errorf("tools is no JSON text: there is more behind the value, at byte %d", d.InputOffset())
	}
	values["tools"] = tools
	return exec.NewContext(values), nil
}
