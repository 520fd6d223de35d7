// Package parse_object reads the JSON object that a client has sent.
package parse_object

import (
	"bytes"
	"encoding/json"
	"errors"
	"unicode/utf8"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils/describe_mismatch"
)

// ParseObject reads text, which must be one JSON object, into the struct to; what is not given stays as it is. A member of a wrong type is an error that names it, one
// that to does not have is ignored: the protocol may grow.
//
// **Runs on:** any. Errors: generation.ErrInvalid.
func ParseObject(text []byte, to any) error {
	if !utf8.Valid(text) {
		return name_error.NameError(generation.ErrInvalid, "the message is not UTF-8, which JSON is written in")
	}
	if trimmed := bytes.TrimLeft(text, " \t\r\n"); len(trimmed) == 0 || trimmed[0] != '{' {
		return name_error.NameError(generation.ErrInvalid, "a JSON object is needed, not %.40q", text)
	}
	err := json.Unmarshal(text, to)
	if err == nil {
		return nil
	}
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return name_error.NameError(generation.ErrInvalid, "%s", describe_mismatch.DescribeMismatch(wrong, to))
	}
	return name_error.NameError(generation.ErrInvalid, "the message is no JSON: %w", err)
}
