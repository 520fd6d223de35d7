// Package build_request makes the request of a message.
package build_request

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/stream/set_given"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// BuildRequest returns the request to b for body, which was checked, of this client. The model thinks first only where
// that is asked for.
//
// **Runs on:** any thread.
func BuildRequest(b *generation.Backend, body *anthropic.Body, client turns.Client) generation.Request {
	request := body.Request
	request.Client, request.Sampling, request.Logprobs, request.WholeCalls = client, b.Defaults, -1, !body.Stream
	request.Whole = !body.Stream
	set_given.SetGiven(&request.Sampling.Temperature, body.Temperature)
	set_given.SetGiven(&request.Sampling.TopP, body.TopP)
	set_given.SetGiven(&request.Sampling.TopK, body.TopK)
	set_given.SetGiven(&request.MaxTokens, body.MaxTokens)
	request.Thinking = body.Thinking.Type != "" && body.Thinking.Type != "disabled"
	return request
}
