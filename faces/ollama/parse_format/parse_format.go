// Package parse_format reads the form of an answer.
package parse_format

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseFormat returns the JSON Schema that format asks for, as it was written; "": none. "json" is any object.
//
// **Runs on:** any thread.
func ParseFormat(value json.RawMessage) (string, *openai.Refusal) {
	var word string
	switch {
	case !is_given.IsGiven(value), json.Unmarshal(value, &word) == nil && word == "":
		return "", nil
	case word == "json":
		return openai.AnyObject, nil
	case value[0] == '{':
		return string(value), nil
	}
	return "", refuse_member.RefuseMember("format", `format is %.40s; it must be "json", or an object: a JSON schema`,
		value)
}
