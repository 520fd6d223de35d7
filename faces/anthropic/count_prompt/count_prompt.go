// Package count_prompt counts the tokens of a prompt.
package count_prompt

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/build_request"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/get_model"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_request"
	"rkllmd/utils/turns"
)

// CountPrompt returns how many tokens the prompt of body has for the model of hub. A runtime that does not tell its
// tokens is a refusal, and so is a conversation that the chat template refuses.
//
// **Runs on:** the request's goroutine.
func CountPrompt(host *web.Host, hub *generation.Hub, body *anthropic.Body) (int, *openai.Refusal) {
	b, refusal := get_model.GetModel(host, hub, body.Model)
	if refusal != nil {
		return 0, refusal
	}
	request := build_request.BuildRequest(b, body, turns.Client{})
	err := check_request.CheckRequest(b, &request)
	if err == nil && b.Render == nil {
		err = name_error.NameError(generation.ErrNotSupported,
			"tokens cannot be counted: %s does not tell how it divides a prompt", b.Name)
	}
	if err != nil {
		return 0, convert_failure.ConvertFailure(err)
	}
	tokens, _, err := b.Render(&request)
	if err != nil {
		return 0, convert_failure.ConvertFailure(err)
	}
	return len(tokens), nil
}
