// Package add_part tells a part of an answer.
package add_part

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/build_logprobs"
	"rkllmd/faces/openai_answers/queue_choice"
	"rkllmd/generation"
)

// AddPart adds part to reply, and queues a chunk with what it says; told is the logprobs of its text.
//
// **Runs on:** the backend's thread.
func AddPart(reply *openai.Reply, part generation.Part, told []openai.Logprob) {
	answer := reply.Answer
	delta := &openai.Delta{}
	choice := &openai.Choice{Index: reply.Index, Delta: delta}
	switch part.Kind {
	case generation.PartThought:
		reply.Thinking = append(reply.Thinking, part.Text...)
		delta.Reasoning, delta.ReasoningContent = part.Text, part.Text
	case generation.PartText:
		reply.Text = append(reply.Text, part.Text...)
		if delta.Content = &part.Text; reply.Logprobs.Wanted && answer.Events {
			choice.Logprobs = build_logprobs.BuildLogprobs(&reply.Logprobs, answer.Chat, told)
		}
	case generation.PartCall:
		delta.ToolCalls = []openai.ToolCall{{Index: &part.Call.Index, ID: part.Call.ID, Type: "function",
			Function: openai.ToolFunction{Name: part.Call.Name}}}
	case generation.PartArguments:
		delta.ToolCalls = []openai.ToolCall{{Index: &part.Call.Index,
			Function: openai.ToolFunction{Arguments: part.Text}}}
	case generation.PartCallEnd:
		if !part.Call.Broken {
			reply.Calls = append(reply.Calls, part.Call)
		}
		return
	}
	if !answer.Events {
		return
	}
	if !answer.Chat {
		choice.Delta, choice.Text = nil, &part.Text
	}
	queue_choice.QueueChoice(answer, choice)
}
