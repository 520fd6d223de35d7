// Package set_choice says what an answer of an upstream server may be.
package set_choice

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/upstream/wire"
)

// SetChoice sets the members of body that hold the answer to r to its schema, and say which tools may or must be
// called.
//
// **Runs on:** any thread.
func SetChoice(body map[string]any, r *generation.Request) {
	switch r.Schema {
	case "":
	case wire.AnyObject:
		body["response_format"] = map[string]any{"type": "json_object"}
	default:
		body["response_format"] = map[string]any{"type": "json_schema", "json_schema": map[string]any{
			"name": "answer", "strict": true, "schema": json.RawMessage(r.Schema)}}
	}
	if r.Tools == "" {
		return
	}
	body["tools"] = json.RawMessage(r.Tools)
	switch {
	case r.Calls != generation.CallsForced:
	case r.Function != "":
		body["tool_choice"] = map[string]any{"type": "function", "function": map[string]any{"name": r.Function}}
	default:
		body["tool_choice"] = "required"
	}
	if r.OneCall {
		body["parallel_tool_calls"] = false
	}
}
