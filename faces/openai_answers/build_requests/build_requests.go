// Package build_requests makes the requests of an answer.
package build_requests

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/build_request"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// BuildRequests returns the requests to b for body, which was checked, of this client: count for each prompt. Those for
// one prompt differ in their seeds, where one is given.
//
// **Runs on:** any thread.
func BuildRequests(b *generation.Backend, body *openai.Body, client turns.Client, count int) []generation.Request {
	prompts := body.Prompts
	if prompts == nil {
		prompts = []openai.Prompt{{}} // the conversation
	}
	var requests []generation.Request
	for _, prompt := range prompts {
		for i := range count {
			request := build_request.BuildRequest(b, body, client)
			request.Prompt, request.Raw, request.Tokens = prompt.Text, prompt.Text != "", prompt.Tokens
			if request.Seed != nil {
				*request.Seed += uint64(i)
			}
			requests = append(requests, request)
		}
	}
	return requests
}
