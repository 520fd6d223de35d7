// Package build_whole makes an answer as a whole.
package build_whole

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/build_logprobs"
	"rkllmd/faces/openai_answers/build_document"
	"rkllmd/faces/openai_answers/name_reason"
)

// BuildWhole returns answer, which has ended, as a whole. A choice that only calls functions has no content.
//
// **Runs on:** the request's goroutine.
func BuildWhole(answer *openai.Answer) openai.Document {
	var choices []openai.Choice
	for _, reply := range answer.Replies {
		reason := name_reason.NameReason(reply.Last)
		choice := openai.Choice{Index: reply.Index, FinishReason: &reason}
		text, thinking := string(reply.Text), string(reply.Thinking)
		if answer.Chat {
			choice.Message = &openai.Message{Role: "assistant", Content: &text, ReasoningContent: thinking,
				Reasoning: thinking}
			if text == "" && len(reply.Calls) > 0 {
				choice.Message.Content = nil
			}
			for _, call := range reply.Calls {
				choice.Message.ToolCalls = append(choice.Message.ToolCalls, openai.ToolCall{ID: call.ID,
					Type:     "function",
					Function: openai.ToolFunction{Name: call.Name, Arguments: call.Arguments}})
			}
		} else {
			text = thinking + text
			choice.Text = &text
		}
		if reply.Logprobs.Wanted {
			choice.Logprobs = build_logprobs.BuildLogprobs(&reply.Logprobs, answer.Chat, reply.Logprobs.Told)
		}
		choices = append(choices, choice)
	}
	return build_document.BuildDocument(answer, choices, true)
}
