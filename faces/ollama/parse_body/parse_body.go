// Package parse_body reads what was posted for an answer.
package parse_body

import (
	"encoding/json"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/check_possible"
	"rkllmd/faces/ollama/parse_format"
	"rkllmd/faces/ollama/parse_keep"
	"rkllmd/faces/ollama/parse_talk"
	"rkllmd/faces/ollama/parse_think"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/parse_stops"
	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/stream/split_object"
)

// ParseBody reads and checks what was posted to /api/chat, or to /api/generate. What is known and cannot be done is
// refused by name, what is not known is ignored.
//
// **Runs on:** any thread.
func ParseBody(text []byte, chat bool) (*ollama.Body, *openai.Refusal) {
	body := &ollama.Body{}
	if err := parse_object.ParseObject(text, body); err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	written, _ := split_object.SplitObject(text) // in which 2.0 is not 2
	body.Messages, body.Format, body.Tools = written["messages"], written["format"], written["tools"]
	var none []json.RawMessage
	if json.Unmarshal(body.Tools, &none) == nil && len(none) == 0 {
		body.Tools = nil
	}
	refusal := check_possible.CheckPossible(body)
	if refusal != nil {
		return nil, refusal
	}
	if body.Stops, refusal = parse_stops.ParseStops(body.Options.Stop); refusal != nil {
		return nil, refusal
	}
	if body.Schema, refusal = parse_format.ParseFormat(body.Format); refusal != nil {
		return nil, refusal
	}
	if body.Thoughts, refusal = parse_think.ParseThink(body.Think); refusal != nil {
		return nil, refusal
	}
	if body.Keep, refusal = parse_keep.ParseKeep(body.KeepAlive); refusal != nil {
		return nil, refusal
	}
	if chat {
		body.Talk, refusal = parse_talk.ParseTalk(body.Messages)
	}
	return body, refusal
}
