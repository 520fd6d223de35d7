// Package list_turn makes messages of a prompt.
package list_turn

import (
	"encoding/json"
	"fmt"
	"strings"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
)

// ListTurn returns the messages of a new turn for the model's own chat template: the prompt as it is, or with role
// "tool", where rkllm_set_function_tools has given functions, one for each element of the JSON array that the prompt
// then is. A result that is a text is taken out of its quotes, others stay JSON. Each is put between the tags of
// tool_response_str, but for a template that writes these tags itself.
//
// **Runs on:** any thread. **Holds:** Busy. The error says what the prompt should be.
func ListTurn(h *librkllmrt.Handle, in librkllmrt.Input) ([]engine.Message, error) {
	if in.Role != "tool" || h.Tools.Tools == "" {
		return []engine.Message{{Role: in.Role, Content: in.Prompt}}, nil
	}
	var results []json.RawMessage
	if err := json.Unmarshal([]byte(in.Prompt), &results); err != nil || len(results) == 0 {
		return nil, fmt.Errorf(`the prompt of role "tool" is %.40q; with function tools it must be a JSON array of results, one for each call`, in.Prompt)
	}
	var messages []engine.Message
	for _, result := range results {
		text := string(result)
		_ = json.Unmarshal(result, &text) // no text: it stays JSON
		if opening := "<" + h.Tools.Tag + ">"; h.Tools.Tag != "" && !strings.Contains(h.Model.Facts.ChatTemplate,
			opening) {
			text = opening + "\n" + text + "\n</" + h.Tools.Tag + ">"
		}
		messages = append(messages, engine.Message{Role: in.Role, Content: text})
	}
	return messages, nil
}
