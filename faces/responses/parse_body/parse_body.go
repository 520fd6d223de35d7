// Package parse_body reads what was posted.
package parse_body

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/check_ranges"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/check_possible"
	"rkllmd/faces/responses/parse_choice"
	"rkllmd/faces/responses/parse_format"
	"rkllmd/faces/responses/parse_input"
	"rkllmd/faces/responses/parse_tools"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/stream/split_object"
)

// ParseBody reads and checks what was posted for a response. What is known and cannot be done is refused by name, what
// is not known is ignored.
//
// **Runs on:** any thread.
func ParseBody(text []byte) (*responses.Body, *openai.Refusal) {
	body := &responses.Body{}
	if err := parse_object.ParseObject(text, body); err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	written, _ := split_object.SplitObject(text) // in which 2.0 is not 2
	body.Input, body.Tools, body.Text = written["input"], written["tools"], written["text"]
	body.ToolChoice, body.Metadata = written["tool_choice"], written["metadata"]
	refusal := check_possible.CheckPossible(body)
	if refusal == nil {
		refusal = check_ranges.CheckRanges(&openai.Body{Temperature: body.Temperature, TopP: body.TopP})
	}
	if refusal != nil {
		return nil, refusal
	}
	request := &body.Request
	if request.Schema, refusal = parse_format.ParseFormat(body.Text); refusal != nil {
		return nil, refusal
	}
	if request.Messages, refusal = parse_input.ParseInput(body); refusal != nil {
		return nil, refusal
	}
	if refusal = parse_tools.ParseTools(body); refusal != nil {
		return nil, refusal
	}
	return body, parse_choice.ParseChoice(body)
}
