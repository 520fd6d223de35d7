// Package build_request makes generation's request of a client's.
package build_request

import (
	"time"

	"rkllmd/faces/stream/set_given"
	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// BuildRequest makes the request that a backend is given. The text goes to the model as it is; max_tokens is bounded by
// the host's limit; a target for the first token orders it among the requests that wait. A request that
// says nothing of sampling takes the likeliest tokens, or what a backend that cannot be told samples.
//
// **Runs on:** any thread. Follows docs/protocols/uma.md, "Requests".
func BuildRequest(host *uma.Host, b *generation.Backend, request *uma.Request, client turns.Client) generation.Request {
	to := generation.Request{Client: client, Prompt: request.Prompt, Raw: true, Letters: request.Letters,
		Sampling: b.Defaults, MaxTokens: request.MaxTokens, Logprobs: -1, Whole: !request.Stream}
	if host.MaxTokens > 0 && (to.MaxTokens == 0 || to.MaxTokens > host.MaxTokens) {
		to.MaxTokens = host.MaxTokens
	}
	if target := request.SLO.TTFT; target > 0 {
		most := float64(generation.MostTarget / time.Millisecond)
		to.Target = max(time.Duration(min(target, most)*float64(time.Millisecond)), 1) // 0 would be none
	}
	if !request.Sampled && !b.Capabilities.Sampling {
		return to
	}
	to.Sampling.Temperature = request.Temperature
	set_given.SetGiven(&to.Sampling.TopP, request.TopP)
	set_given.SetGiven(&to.Sampling.TopK, request.TopK)
	return to
}
