// Package parse_body reads what was posted.
package parse_body

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/check_possible"
	"rkllmd/faces/anthropic/check_stops"
	"rkllmd/faces/anthropic/parse_choice"
	"rkllmd/faces/anthropic/parse_format"
	"rkllmd/faces/anthropic/parse_talk"
	"rkllmd/faces/anthropic/parse_tools"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/stream/split_object"
)

// ParseBody reads and checks what was posted for a message, or to have its tokens counted: then max_tokens may be
// missing. What is known and cannot be done is refused by name, what is not known is ignored.
//
// **Runs on:** any thread.
func ParseBody(text []byte, counting bool) (*anthropic.Body, *openai.Refusal) {
	body := &anthropic.Body{}
	if err := parse_object.ParseObject(text, body); err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	written, _ := split_object.SplitObject(text) // in which 2.0 is not 2
	body.Messages, body.System, body.Tools = written["messages"], written["system"], written["tools"]
	if config, _ := split_object.SplitObject(written["output_config"]); config != nil {
		body.OutputConfig.Format = config["format"]
	}
	body.OutputFormat = written["output_format"]
	refusal := check_possible.CheckPossible(body, counting)
	if refusal == nil {
		refusal = check_stops.CheckStops(body.StopSequences)
	}
	if refusal != nil {
		return nil, refusal
	}
	request := &body.Request
	request.Stop = body.StopSequences
	if request.Schema, refusal = parse_format.ParseFormat(body); refusal != nil {
		return nil, refusal
	}
	if request.Messages, refusal = parse_talk.ParseTalk(body); refusal != nil {
		return nil, refusal
	}
	last := request.Messages[len(request.Messages)-1]
	request.Continue = last.Role == "assistant" && len(last.ToolCalls) == 0 && !last.NoContent
	if request.Tools, refusal = parse_tools.ParseTools(body.Tools); refusal != nil {
		return nil, refusal
	}
	return body, parse_choice.ParseChoice(body)
}
