// Package convert_done turns the end of a run into its message.
package convert_done

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/fail_answer"
	"rkllmd/generation"
)

// ConvertDone returns the last message of a generation: a stream.Completion, or a stream.Error with the text so
// far.
//
// **Runs on:** the backend's thread. Follows docs/protocols/web-streaming.md, "Completion message" and "Error message".
func ConvertDone(answer *stream.Answer, event generation.Event) any {
	if event.Reason == generation.ReasonError {
		return fail_answer.FailAnswer(answer, event.Err)
	}
	message := stream.Completion{
		Type: stream.TypeCompletion, RequestID: answer.ID, GeneratedText: string(answer.Text),
		Thinking:     string(answer.Thinking),
		FinishReason: stream.FinishStop, Finished: true, Seed: event.Seed,
		Usage: stream.Usage{PromptTokens: event.Usage.Prompt, CompletionTokens: event.Usage.Generated,
			TotalTokens: event.Usage.Prompt + event.Usage.Generated},
	}
	switch event.Reason {
	case generation.ReasonLength, generation.ReasonContext:
		message.FinishReason = stream.FinishLength
	case generation.ReasonAbort:
		message.FinishReason = stream.FinishCancelled
	}
	if answer.Options.IncludeTiming {
		message.Timing = &stream.Timing{
			QueuedMS:     float64(event.Timings.Queued.Microseconds()) / 1e3,
			PrefillMS:    float64(event.Timings.Prefill.Microseconds()) / 1e3,
			FirstTokenMS: float64(event.Timings.FirstToken.Microseconds()) / 1e3,
			TotalMS:      float64(event.Timings.Total.Microseconds()) / 1e3,
		}
	}
	return message
}
