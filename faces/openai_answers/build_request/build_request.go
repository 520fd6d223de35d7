// Package build_request makes the request of an answer.
package build_request

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/stream/set_given"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// BuildRequest returns the request to b for body, which was checked, of this client. A prompt of
// completions is not in it.
//
// **Runs on:** any thread.
func BuildRequest(b *generation.Backend, body *openai.Body, client turns.Client) generation.Request {
	request := generation.Request{Client: client, Messages: body.Talk, Sampling: b.Defaults, Stop: body.Stops,
		Logprobs: body.Alternatives, Schema: body.Schema, Tools: string(body.Tools), Calls: body.Calls,
		Function: body.Function, WholeCalls: !body.Stream, Whole: !body.Stream}
	request.OneCall = body.ParallelToolCalls != nil && !*body.ParallelToolCalls
	s := &request.Sampling
	set_given.SetGiven(&s.Temperature, body.Temperature)
	set_given.SetGiven(&s.TopP, body.TopP)
	set_given.SetGiven(&s.MinP, body.MinP)
	set_given.SetGiven(&s.TopK, body.TopK)
	set_given.SetGiven(&s.FrequencyPenalty, body.FrequencyPenalty)
	set_given.SetGiven(&s.PresencePenalty, body.PresencePenalty)
	set_given.SetGiven(&s.RepeatPenalty, body.RepeatPenalty)
	if body.Seed != nil {
		request.Seed = new(uint64(*body.Seed))
	}
	set_given.SetGiven(&request.MaxTokens, body.MaxTokens)
	set_given.SetGiven(&request.MaxTokens, body.MaxCompletionTokens)
	request.Thinking = body.ReasoningEffort != "" && body.ReasoningEffort != "none"
	set_given.SetGiven(&request.Thinking, body.TemplateArguments.EnableThinking)
	request.OpenThinking = body.ReasoningEffort == "" && body.TemplateArguments.EnableThinking == nil
	return request
}
