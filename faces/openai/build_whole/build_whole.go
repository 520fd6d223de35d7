// Package build_whole makes an answer as a whole.
package build_whole

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/build_document"
	"rkllmd/faces/openai/build_logprobs"
	"rkllmd/faces/openai/name_reason"
)

// BuildWhole returns answer, which has ended, as a whole.
//
// **Runs on:** the request's goroutine.
func BuildWhole(answer *openai.Answer) openai.Document {
	reason := name_reason.NameReason(answer.Last.Reason)
	choice := &openai.Choice{FinishReason: &reason}
	text, thinking := string(answer.Text), string(answer.Thinking)
	if answer.Chat {
		choice.Message = &openai.Message{Role: "assistant", Content: text, ReasoningContent: thinking,
			Reasoning: thinking}
	} else {
		text = thinking + text
		choice.Text = &text
	}
	if answer.Wanted {
		choice.Logprobs = build_logprobs.BuildLogprobs(answer, answer.Logprobs)
	}
	return build_document.BuildDocument(answer, choice, true)
}
