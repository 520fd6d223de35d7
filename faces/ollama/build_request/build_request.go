// Package build_request makes the request of an answer.
package build_request

import (
	"rkllmd/engine"
	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/append_context"
	"rkllmd/faces/stream/set_given"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// BuildRequest returns the request to b for body, which was checked, of this client.
//
// **Runs on:** any thread. Errors: append_context's.
func BuildRequest(b *generation.Backend, body *ollama.Body, client turns.Client) (generation.Request, error) {
	request := generation.Request{Client: client, Messages: body.Talk, Prompt: body.Prompt, Raw: body.Raw,
		Sampling: b.Defaults, Stop: body.Stops, Schema: body.Schema, Logprobs: -1,
		Whole: body.Stream != nil && !*body.Stream}
	if body.Prompt != "" && body.System != "" {
		request.Prompt = ""
		request.Messages = []engine.Message{{Role: "system", Content: body.System},
			{Role: "user", Content: body.Prompt}}
	}
	if len(body.Tools) > 0 {
		request.Tools, request.Calls, request.WholeCalls = string(body.Tools), generation.CallsParsed, true
	}
	o, s := body.Options, &request.Sampling
	set_given.SetGiven(&s.Temperature, o.Temperature)
	set_given.SetGiven(&s.TopK, o.TopK)
	set_given.SetGiven(&s.TopP, o.TopP)
	set_given.SetGiven(&s.MinP, o.MinP)
	set_given.SetGiven(&s.RepeatPenalty, o.RepeatPenalty)
	set_given.SetGiven(&s.FrequencyPenalty, o.FrequencyPenalty)
	set_given.SetGiven(&s.PresencePenalty, o.PresencePenalty)
	set_given.SetGiven(&s.Mirostat, o.Mirostat)
	set_given.SetGiven(&s.MirostatTau, o.MirostatTau)
	set_given.SetGiven(&s.MirostatEta, o.MirostatEta)
	s.TopK = max(0, s.TopK)
	if o.Seed != nil && *o.Seed >= 0 {
		request.Seed = new(uint64(*o.Seed))
	}
	if o.NumPredict != nil {
		request.MaxTokens = max(0, *o.NumPredict)
	}
	if body.Logprobs {
		request.Logprobs = body.TopLogprobs
	}
	request.OpenThinking = body.Thoughts == nil
	set_given.SetGiven(&request.Thinking, body.Thoughts)
	if len(body.Context) == 0 {
		return request, nil
	}
	return append_context.AppendContext(b, body.Context, request)
}
