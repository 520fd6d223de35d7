// Package parse_line reads a message in newline mode.
package parse_line

import (
	"unicode/utf8"

	"rkllmd/faces/uma"
)

// ParseLine reads a line: "metrics", or a prompt. An empty line is a request too, with a fault.
//
// **Runs on:** any thread. Errors: uma.CodeBadRequest.
func ParseLine(line []byte) (uma.Message, *uma.Fault) {
	if !utf8.Valid(line) {
		return uma.Message{}, &uma.Fault{Code: uma.CodeBadRequest, Message: "the prompt is not UTF-8"}
	}
	if string(line) == "metrics" {
		return uma.Message{Metrics: true}, nil
	}
	m := uma.Message{Request: &uma.Request{Prompt: string(line), Stream: true}}
	if len(line) == 0 {
		return m, &uma.Fault{Code: uma.CodeBadRequest,
			Message: "the line is empty; a line is a prompt, or the word metrics"}
	}
	return m, nil
}
