// Package end_answer ends an answer.
package end_answer

import (
	"errors"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_end"
	"rkllmd/faces/ollama/queue_line"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/count_refusal"
	"rkllmd/generation"
)

// EndAnswer ends answer as last, the last event of its run, says. Of a stream this is the last line: why it has ended,
// or an error.
//
// **Runs on:** the backend's thread.
func EndAnswer(answer *ollama.Answer, last generation.Event) {
	answer.Last = last
	if last.Reason == generation.ReasonError {
		answer.Refusal = convert_failure.ConvertFailure(last.Err)
		if errors.Is(last.Err, openai.ErrStopped) {
			answer.Refusal.Name = ""
		}
	}
	switch {
	case !answer.Events:
	case answer.Refusal != nil:
		count_refusal.CountRefusal(answer.Host, answer.Refusal)
		queue_line.QueueLine(answer, ollama.Failure{Error: answer.Refusal.Fault.Message})
	default:
		queue_line.QueueLine(answer, build_end.BuildEnd(answer, ollama.Message{Role: "assistant"}))
	}
}
