// Package parse_format reads the form that an answer is to have.
package parse_format

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseFormat returns the JSON Schema that response_format asks for, as it was written; "": none. Where json_object
// has a schema, that counts.
//
// **Runs on:** any thread.
func ParseFormat(value json.RawMessage) (schema string, refusal *openai.Refusal) {
	if !is_given.IsGiven(value) {
		return "", nil
	}
	const param = "response_format"
	var format openai.Format
	if json.Unmarshal(value, &format) != nil {
		return "", refuse_member.RefuseMember(param, "%s is %.40s; it must be an object with the type %s", param, value,
			openai.Formats)
	}
	switch {
	case format.Type == "text":
		return "", nil
	case format.Type == "json_object" && is_given.IsGiven(format.Schema):
		return string(format.Schema), nil
	case format.Type == "json_object":
		return openai.AnyObject, nil
	case format.Type != "json_schema":
		return "", refuse_member.RefuseMember(param, "%s.type is %.40q; it must be %s", param, format.Type,
			openai.Formats)
	case !is_given.IsGiven(format.JSONSchema.Schema):
		return "", refuse_member.RefuseMember(param, `%s.json_schema has no "schema": give the schema of the answer`, param)
	}
	return string(format.JSONSchema.Schema), nil
}
