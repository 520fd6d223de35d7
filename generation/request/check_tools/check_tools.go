// Package check_tools checks the functions of a request.
package check_tools

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckTools returns an error unless tools is a JSON array of functions as OpenAI describes them: "type" is "function",
// "function" an object with a "name".
//
// **Runs on:** any thread.
func CheckTools(tools string) error {
	var list []struct {
		Type     string
		Function *struct{ Name string }
	}
	if err := json.Unmarshal([]byte(tools), &list); err != nil || list == nil {
		return name_error.NameError(generation.ErrInvalid,
			`tools is %.40q; it must be a JSON array such as [{"type": "function", "function": {"name": ...}}]`, tools)
	}
	for i, tool := range list {
		switch {
		case tool.Type != "function":
			return name_error.NameError(generation.ErrInvalid,
				`tools[%d] has type %.40q; it must have the type "function", and a function with a name`, i, tool.Type)
		case tool.Function == nil || tool.Function.Name == "":
			return name_error.NameError(generation.ErrInvalid,
				`tools[%d] has no function with a name; it must be {"type": "function", "function": {"name": ...}}`, i)
		}
	}
	return nil
}
