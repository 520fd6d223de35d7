// Package build_request makes generation's request of a chat.
package build_request

import (
	"rkllmd/faces/swarm"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// BuildRequest makes the request that a backend is given: the prompt goes through the model's chat template as one user
// message, with the backend's own sampling, until the model ends its answer or the context is full.
//
// **Runs on:** any thread.
func BuildRequest(b *generation.Backend, chat *swarm.Chat, client turns.Client) generation.Request {
	return generation.Request{Client: client, Prompt: chat.Prompt, Sampling: b.Defaults, Logprobs: -1}
}
