// Package build_end makes the last line of an answer.
package build_end

import (
	"time"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_line"
	"rkllmd/generation"
)

// BuildEnd returns the line of answer, which has ended, that says message, why it has ended and what it has cost.
//
// **Runs on:** any thread.
func BuildEnd(answer *ollama.Answer, message ollama.Message) ollama.Line {
	line, last := build_line.BuildLine(answer, message), answer.Last
	line.Done, line.DoneReason, line.Context = true, ollama.DoneStop, answer.Context
	if last.Reason == generation.ReasonLength || last.Reason == generation.ReasonContext {
		line.DoneReason = ollama.DoneLength
	}
	line.Figures = &ollama.Figures{TotalDuration: time.Since(answer.Started),
		LoadDuration:    answer.Loaded.Sub(answer.Started),
		PromptEvalCount: last.Usage.Prompt, PromptEvalDuration: last.Timings.Prefill,
		EvalCount: last.Usage.Generated, EvalDuration: max(0, last.Timings.Total-last.Timings.FirstToken)}
	return line
}
