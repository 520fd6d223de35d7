// Package parse_format reads the form that a response is to have.
package parse_format

import (
	"encoding/json"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
	"rkllmd/faces/responses"
)

// ParseFormat returns the JSON Schema that text.format asks for, as it was written; "": none. text is the member of
// that name.
//
// **Runs on:** any thread.
func ParseFormat(text json.RawMessage) (schema string, refusal *openai.Refusal) {
	const param = "text.format"
	if !is_given.IsGiven(text) {
		return "", nil
	}
	var holder struct {
		Format json.RawMessage `json:"format"`
	}
	var format responses.Format
	if json.Unmarshal(text, &holder) != nil {
		return "", refuse_member.RefuseMember("text", "text is %.40s; it must be an object", text)
	}
	if !is_given.IsGiven(holder.Format) {
		return "", nil
	}
	switch {
	case json.Unmarshal(holder.Format, &format) != nil:
		return "", refuse_member.RefuseMember(param, "%s is %.40s; it must be an object with the type %s", param,
			holder.Format, openai.Formats)
	case format.Type == "text":
		return "", nil
	case format.Type == "json_object":
		return openai.AnyObject, nil
	case format.Type != "json_schema":
		return "", refuse_member.RefuseMember(param, "%s.type is %.40q; it must be %s", param, format.Type,
			openai.Formats)
	case !is_given.IsGiven(format.Schema):
		return "", refuse_member.RefuseMember(param, `%s has no "schema": give the schema of the answer`, param)
	}
	return string(format.Schema), nil
}
