// Package append_context puts a prompt behind an earlier conversation.
package append_context

import (
	"slices"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// AppendContext returns request as one of tokens: context, what an earlier answer gave back, and behind it the prompt
// of request, without a second token for the beginning of a text.
//
// **Runs on:** any thread that may wait. Errors: generation.ErrNotSupported where b does not tell tokens; those of
// Render.
func AppendContext(b *generation.Backend, context []int32, request generation.Request) (generation.Request, error) {
	if b.Render == nil || b.Tokenize == nil {
		return request, name_error.NameError(generation.ErrNotSupported, "%s does not support context: leave it out",
			b.Name)
	}
	tokens, _, err := b.Render(&request)
	if err != nil {
		return request, err
	}
	begin, err := b.Tokenize("", true)
	if err != nil {
		return request, err
	}
	if len(begin) > 0 && len(tokens) > 0 && tokens[0] == begin[0] {
		tokens = tokens[1:]
	}
	request.Prompt, request.Messages, request.Raw = "", nil, false
	request.Tokens = slices.Concat(context, tokens)
	return request, nil
}
