// Package check_arguments checks the variables that a request gives to the chat template.
package check_arguments

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckArguments returns an error unless arguments, template_arguments of a request, is a JSON object without the
// variables that other members of the request set, or the model.
//
// **Runs on:** any thread. Errors: ErrInvalid.
func CheckArguments(arguments string) error {
	var members map[string]json.RawMessage
	if json.Unmarshal([]byte(arguments), &members) != nil || members == nil {
		return name_error.NameError(generation.ErrInvalid,
			`template_arguments is %.40s; it must be a JSON object of variables such as {"date_string": "1 May"}`,
			arguments)
	}
	for _, name := range []string{"messages", "tools", "documents", "add_generation_prompt"} {
		if _, given := members[name]; given {
			return name_error.NameError(generation.ErrInvalid,
				"template_arguments has %q, which is a member of the request itself: give it there", name)
		}
	}
	for _, name := range []string{"bos_token", "eos_token"} {
		if _, given := members[name]; given {
			return name_error.NameError(generation.ErrInvalid,
				"template_arguments has %q, which is the model's: leave it out", name)
		}
	}
	return nil
}
