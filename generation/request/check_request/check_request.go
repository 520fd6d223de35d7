// Package check_request checks a request.
package check_request

import (
	"fmt"

	"rkllmd/engine/sampler/check_sampling"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_capabilities"
	"rkllmd/generation/request/check_choice"
	"rkllmd/generation/request/check_prompt"
	"rkllmd/generation/request/check_text"
	"rkllmd/generation/request/check_tokens"
	"rkllmd/generation/request/refuse_encoder"
)

// CheckRequest returns an error that names what is wrong with request, with its value and what would be right, or what
// the backend b cannot do. The members have the names that most protocols give them: max_tokens, end_tokens.
//
// **Runs on:** any thread. Errors: ErrInvalid, ErrTooLong, ErrNotSupported.
func CheckRequest(b *generation.Backend, request *generation.Request) error {
	if err := refuse_encoder.RefuseEncoder(b); err != nil {
		return err
	}
	if err := check_prompt.CheckPrompt(b, request); err != nil {
		return err
	}
	if err := check_sampling.CheckSampling(request.Sampling); err != nil {
		return name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	switch {
	case request.MaxTokens < 0:
		return name_error.NameError(generation.ErrInvalid,
			"max_tokens is %d; it must be 0 (until the answer ends or the context is full) or more", request.MaxTokens)
	case request.Logprobs < -1 || request.Logprobs > generation.MaxLogprobs:
		return name_error.NameError(generation.ErrInvalid,
			"logprobs is %d; it must be -1 (none), or 0 to %d alternatives", request.Logprobs, generation.MaxLogprobs)
	case len(request.Stop) > generation.MaxStops:
		return name_error.NameError(generation.ErrInvalid, "stop has %d texts; at most %d are supported",
			len(request.Stop), generation.MaxStops)
	case len(request.EndTokens) > generation.MaxEndTokens:
		return name_error.NameError(generation.ErrInvalid, "end_tokens has %d tokens; at most %d are supported",
			len(request.EndTokens), generation.MaxEndTokens)
	}
	for i, stop := range request.Stop {
		if len(stop) == 0 || len(stop) > generation.MaxStopBytes {
			return name_error.NameError(generation.ErrInvalid, "stop[%d] has %d bytes; it must have 1 to %d", i,
				len(stop), generation.MaxStopBytes)
		}
		if err := check_text.CheckText(fmt.Sprintf("stop[%d]", i), stop); err != nil {
			return err
		}
	}
	if err := check_tokens.CheckTokens(b, "end_tokens", request.EndTokens); err != nil {
		return err
	}
	if given := request.Given; given != nil {
		if err := check_tokens.CheckTokens(b, "given", given.Tokens); err != nil {
			return err
		}
	}
	if err := check_capabilities.CheckCapabilities(b, request); err != nil {
		return err
	}
	return check_choice.CheckChoice(b, request)
}
