// Package build_prompt turns a request's prompt into tokens.
package build_prompt

import "rkllmd/generation"

// BuildPrompt returns the tokens of request's own prompt, without a session's history, and the mark that ends the
// thoughts in which the answer begins, "" where it does not. There are none where the request has no prompt, or b does
// not tell; where b writes text instead (Backend.Write), that becomes request.Written.
//
// **Runs on:** any thread that may wait. It takes a millisecond or so. Long prompts take longer.
func BuildPrompt(b *generation.Backend, request *generation.Request) (tokens []int32, mark string, err error) {
	switch {
	case len(request.Tokens) > 0 || request.Prompt == "" && len(request.Messages) == 0:
		return request.Tokens, "", nil
	case b.Render != nil:
		return b.Render(request)
	case b.Write != nil:
		request.Written, mark, err = b.Write(request)
	}
	return nil, mark, err
}
