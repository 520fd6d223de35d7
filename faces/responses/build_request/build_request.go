// Package build_request makes the request of a response.
package build_request

import (
	"rkllmd/faces/responses"
	"rkllmd/faces/stream/set_given"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// BuildRequest returns the request to b for body, which was checked, of this client.
//
// **Runs on:** any thread.
func BuildRequest(b *generation.Backend, body *responses.Body, client turns.Client) generation.Request {
	request := body.Request
	request.Client, request.Sampling, request.Logprobs, request.WholeCalls = client, b.Defaults, -1, !body.Stream
	request.Whole = !body.Stream
	set_given.SetGiven(&request.Sampling.Temperature, body.Temperature)
	set_given.SetGiven(&request.Sampling.TopP, body.TopP)
	set_given.SetGiven(&request.MaxTokens, body.MaxOutputTokens)
	effort := body.Reasoning.Effort
	request.OpenThinking, request.Thinking = effort == nil, effort != nil && *effort != "none"
	return request
}
