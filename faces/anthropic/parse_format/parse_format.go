// Package parse_format reads the form that an answer is to have.
package parse_format

import (
	"encoding/json"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/is_given"
	"rkllmd/faces/openai/refuse_member"
)

// ParseFormat returns the JSON Schema that body asks for in output_config.format, or in output_format, as it was
// written; "": none.
//
// **Runs on:** any thread.
func ParseFormat(body *anthropic.Body) (schema string, refusal *openai.Refusal) {
	param, value := "output_config.format", body.OutputConfig.Format
	if !is_given.IsGiven(value) {
		param, value = "output_format", body.OutputFormat
	}
	if !is_given.IsGiven(value) {
		return "", nil
	}
	var format anthropic.Format
	switch err := json.Unmarshal(value, &format); {
	case err != nil || format.Type != "json_schema":
		return "", refuse_member.RefuseMember(param, `%s is %.40s; it must be {"type": "json_schema", "schema": ...}`,
			param, value)
	case !is_given.IsGiven(format.Schema):
		return "", refuse_member.RefuseMember(param, `%s has no "schema": give the schema of the answer`, param)
	}
	return string(format.Schema), nil
}
