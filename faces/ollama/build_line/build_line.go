// Package build_line makes a line of an answer.
package build_line

import (
	"time"

	"rkllmd/faces/ollama"
)

// BuildLine returns the line of answer that says message.
//
// **Runs on:** any thread.
func BuildLine(answer *ollama.Answer, message ollama.Message) ollama.Line {
	line := ollama.Line{Model: answer.Model, CreatedAt: time.Now().UTC().Format(time.RFC3339Nano)}
	if answer.Chat {
		line.Message = &message
	} else {
		line.Response, line.Thinking = &message.Content, message.Thinking
	}
	return line
}
