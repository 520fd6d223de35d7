// Package calls_state prepares an answer with calls for a test.
package calls_state

import (
	"rkllmd/generation"
	"rkllmd/generation/calls/create_calls"
)

// CallsState returns the state of an answer with calls of the functions get, get_time and "write file", in the form
// called format.
func CallsState(format string, whole, one bool) *generation.CallState {
	return create_calls.CreateCalls(generation.ModelInfo{Calls: format}, &generation.Request{
		Calls: generation.CallsParsed, WholeCalls: whole, OneCall: one, Tools: `[
			{"type": "function", "function": {"name": "get"}},
			{"type": "function", "function": {"name": "get_time", "parameters": {"properties": {"zone": {"type": "string"},
				"at": {"type": ["string", "null"]}}}}},
			{"type": "function", "function": {"name": "write file", "parameters": {"properties": {
				"text": {"type": "string"}, "mode": {"type": "integer"}}}}}]`})
}
