// Package check_prompt checks the prompt of a request.
package check_prompt

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_arguments"
	"rkllmd/generation/request/check_conversation"
	"rkllmd/generation/request/check_messages"
	"rkllmd/generation/request/check_text"
	"rkllmd/generation/request/check_tokens"
)

// CheckPrompt returns an error that names what is wrong with the prompt of request, which must be given in exactly one
// way; in a session it may be missing.
//
// **Runs on:** any thread. Errors: ErrInvalid; ErrTooLong where it cannot fit, whatever the tokenizer makes of it.
func CheckPrompt(b *generation.Backend, request *generation.Request) error {
	ways := 0
	for _, given := range []bool{request.Prompt != "", len(request.Messages) > 0, len(request.Tokens) > 0} {
		if given {
			ways++
		}
	}
	switch limit := b.Model.ContextSize; {
	case ways > 1:
		return name_error.NameError(generation.ErrInvalid,
			"more than one of prompt, messages and tokens is given; give one of them")
	case ways == 0 && request.Session == nil:
		return name_error.NameError(generation.ErrInvalid, "the prompt is empty; give a prompt, messages or tokens")
	case len(request.Prompt)+len(request.Arguments) > generation.MaxPromptBytes:
		return name_error.NameError(generation.ErrTooLong, "the prompt has %d bytes; at most %d are read",
			len(request.Prompt)+len(request.Arguments), generation.MaxPromptBytes)
	case len(request.Tokens) > limit && limit > 0 && request.Session == nil:
		return name_error.NameError(generation.ErrTooLong, "the prompt has %d tokens; the context holds %d",
			len(request.Tokens), limit)
	}
	if err := check_conversation.CheckConversation(request); err != nil {
		return err
	}
	if request.Arguments != "" {
		if err := check_arguments.CheckArguments(request.Arguments); err != nil {
			return err
		}
	}
	switch {
	case len(request.Messages) > 0:
		return check_messages.CheckMessages(request)
	case len(request.Tokens) > 0:
		return check_tokens.CheckTokens(b, "tokens", request.Tokens)
	}
	return check_text.CheckText("prompt", request.Prompt)
}
