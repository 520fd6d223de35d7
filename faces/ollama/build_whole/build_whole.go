// Package build_whole makes an answer as a whole.
package build_whole

import (
	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_end"
)

// BuildWhole returns answer, which has ended, as a whole.
//
// **Runs on:** the request's goroutine.
func BuildWhole(answer *ollama.Answer) ollama.Line {
	line := build_end.BuildEnd(answer, ollama.Message{Role: "assistant", Content: string(answer.Text),
		Thinking: string(answer.Thinking), ToolCalls: answer.Calls})
	line.Logprobs = answer.Logprobs
	return line
}
