// Package check_function_tools checks what rkllm_set_function_tools was given.
package check_function_tools

import (
	"encoding/json"
	"errors"
	"fmt"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/write_conversation"
	"rkllmd/utils/check_json"
)

// CheckFunctionTools checks that tools are a JSON array of functions as OpenAI describes them ("type" is "function",
// "function" an object with a "name"), and that the model's own chat template writes them and the system prompt.
//
// **Runs on:** any thread. **Holds:** Busy. The error says what is wrong, or why this model takes no tools.
func CheckFunctionTools(h *librkllmrt.Handle, tools librkllmrt.FunctionTools) error {
	switch {
	case tools.System == "" && tools.Tools == "": // nothing to write: there is nothing to be had from a template
		return nil
	case h.Template != nil && h.Model.Facts.ChatTemplate == "":
		return errors.New("the model has no chat template that could write functions; describe them in the prompt")
	case h.Template != nil:
		return errors.New("rkllm_set_chat_template has replaced the model's chat template, which would write the " +
			"functions")
	case h.Model.Form != "":
		return fmt.Errorf("conversations are written in the form %q (--chat-template), which has no functions; "+
			"describe them in the prompt", h.Model.Form)
	}
	var list []struct {
		Type     string
		Function *struct{ Name string }
	}
	if tools.Tools != "" {
		if err := check_json.CheckJSON([]byte(tools.Tools)); err != nil {
			return fmt.Errorf(`tools is %.40q; it must be a JSON array such as [{"type":"function","function":{"name":...}}]: %w`, tools.Tools, err)
		}
		if json.Unmarshal([]byte(tools.Tools), &list) != nil {
			return fmt.Errorf(`tools is %.40q; it must be a JSON array such as [{"type":"function","function":{"name":...}}]`, tools.Tools)
		}
	}
	for i, tool := range list {
		if tool.Type != "function" || tool.Function == nil || tool.Function.Name == "" {
			return fmt.Errorf(`tools[%d] has type %.40q; it must have the type "function", and a function with a name`,
				i, tool.Type)
		}
	}
	hello := []engine.Message{{Role: "user", Content: "Hello"}}
	with, err := write_conversation.WriteConversation(h, tools, hello, false)
	if err != nil || tools.Tools == "" {
		return err
	}
	tools.Tools = ""
	without, err := write_conversation.WriteConversation(h, tools, hello, false)
	if err != nil {
		return err
	}
	if with.Text == without.Text {
		return errors.New("the model's chat template writes no functions; describe them in the prompt")
	}
	return nil
}
