// Package set_template says what the chat template of an upstream server is told.
package set_template

import (
	"encoding/json"
	"fmt"

	"rkllmd/generation"
	"rkllmd/upstream"
)

// SetTemplate sets the members of body that tell a server of that kind the template's arguments of r, and whether the
// model may think first. A server that takes neither decides that by itself.
//
// **Runs on:** any thread. Errors: the arguments are no object.
func SetTemplate(body map[string]any, kind upstream.Extension, r *generation.Request) error {
	if kind.Effort && !r.OpenThinking {
		body["reasoning_effort"] = map[bool]string{false: "none", true: "medium"}[r.Thinking]
	}
	if !kind.Template {
		return nil
	}
	arguments := map[string]any{}
	if r.Arguments != "" {
		if err := json.Unmarshal([]byte(r.Arguments), &arguments); err != nil {
			return fmt.Errorf("%.0wtemplate_arguments is no object: %w", generation.ErrInvalid, err)
		}
	}
	if !r.OpenThinking {
		arguments["enable_thinking"] = r.Thinking
	}
	if len(arguments) > 0 {
		body["chat_template_kwargs"] = arguments
	}
	return nil
}
