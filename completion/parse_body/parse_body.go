// Package parse_body reads what was posted for a generation.
package parse_body

import (
	"rkllmd/completion"
	"rkllmd/completion/check_input"
	"rkllmd/completion/check_parameters"
	"rkllmd/completion/parse_object"
)

// ParseBody reads and checks the body of POST /v1/generate. It does not stream unless it says so.
//
// **Runs on:** any. Follows the streaming document (Compatibility with REST APIs). Errors: generation.ErrInvalid.
func ParseBody(text []byte) (completion.Body, error) {
	var body completion.Body
	if err := parse_object.ParseObject(text, &body); err != nil {
		return body, err
	}
	if err := check_input.CheckInput(body.Input); err != nil {
		return body, err
	}
	return body, check_parameters.CheckParameters(body.Parameters)
}
