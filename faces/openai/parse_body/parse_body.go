// Package parse_body reads what was posted.
package parse_body

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/check_possible"
	"rkllmd/faces/openai/check_ranges"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/parse_choice"
	"rkllmd/faces/openai/parse_format"
	"rkllmd/faces/openai/parse_logprobs"
	"rkllmd/faces/openai/parse_prompt"
	"rkllmd/faces/openai/parse_stops"
	"rkllmd/faces/openai/parse_talk"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/stream/split_object"
)

// ParseBody reads and checks what was posted to chat completions, or to completions. What is known and cannot be done
// is refused by name, what is not known is ignored.
//
// **Runs on:** any thread.
func ParseBody(text []byte, chat bool) (*openai.Body, *openai.Refusal) {
	body := &openai.Body{}
	if err := parse_object.ParseObject(text, body); err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	written, _ := split_object.SplitObject(text) // in which 2.0 is not 2
	body.Messages, body.ResponseFormat, body.Tools = written["messages"], written["response_format"], written["tools"]
	refusal := check_ranges.CheckRanges(body)
	if refusal == nil {
		refusal = check_possible.CheckPossible(body)
	}
	if refusal != nil {
		return nil, refusal
	}
	if body.Stops, refusal = parse_stops.ParseStops(body.Stop); refusal != nil {
		return nil, refusal
	}
	if body.Schema, refusal = parse_format.ParseFormat(body.ResponseFormat); refusal != nil {
		return nil, refusal
	}
	if body.Alternatives, refusal = parse_logprobs.ParseLogprobs(body, chat); refusal != nil {
		return nil, refusal
	}
	if refusal = parse_choice.ParseChoice(body, chat); refusal != nil {
		return nil, refusal
	}
	if chat {
		body.Talk, refusal = parse_talk.ParseTalk(body.Messages)
	} else {
		refusal = parse_prompt.ParsePrompt(body)
	}
	return body, refusal
}
