// Package list_functions lists the functions that a model may call.
package list_functions

import (
	"encoding/json"

	"rkllmd/generation"
)

// ListFunctions returns the functions of tools, a list as OpenAI describes them, which was checked (check_tools).
//
// **Runs on:** any thread.
func ListFunctions(tools string) map[string]generation.CallFunction {
	var list []struct {
		Function struct {
			Name       string
			Parameters struct {
				Properties map[string]struct{ Type any }
			}
		}
	}
	functions := map[string]generation.CallFunction{}
	_ = json.Unmarshal([]byte(tools), &list) // parameters of another form have no types
	for _, tool := range list {
		function := generation.CallFunction{Texts: map[string]bool{}}
		for name, property := range tool.Function.Parameters.Properties {
			function.Texts[name] = property.Type == "string"
		}
		functions[tool.Function.Name] = function
	}
	return functions
}
