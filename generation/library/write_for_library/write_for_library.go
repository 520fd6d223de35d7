// Package write_for_library writes prompts for a library that leaves them as they are.
package write_for_library

import (
	"rkllmd/engine"
	"rkllmd/engine/template/write_by_template"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run/find_open_mark"
	"rkllmd/generation/run/write_request"
)

// WriteForLibrary returns Backend.Write: prompts and conversations are written by template. The texts of control tokens
// are control tokens wherever they stand, because a library takes one text.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait. Errors: write_request's; ErrInvalid where
// the template writes nothing.
func WriteForLibrary(template *engine.ParsedTemplate) func(*generation.Request) (string, string, error) {
	return func(request *generation.Request) (string, string, error) {
		prompt, err := write_request.WriteRequest(write_by_template.WriteByTemplate(template.Template), request)
		switch {
		case err != nil:
			return "", "", err
		case prompt.Text == "":
			return "", "", name_error.NameError(generation.ErrInvalid, "the chat template writes nothing of this")
		case request.Raw && request.Prompt != "":
			return prompt.Text, "", nil
		}
		return prompt.Text, find_open_mark.FindOpenMark(prompt.Text), nil
	}
}
