// Package check_capabilities refuses what a backend cannot do.
package check_capabilities

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckCapabilities returns an error of kind ErrNotSupported, which names the backend, or the model where that lacks
// it, when request wants something that b cannot do.
//
// **Runs on:** any thread.
func CheckCapabilities(b *generation.Backend, request *generation.Request) error {
	can, messages := b.Capabilities, request.Messages
	sampling := request.Sampling
	sampling.Seed = b.Defaults.Seed
	what := ""
	conversation := len(messages) > 1 || len(messages) == 1 && (messages[0].Role != "user" ||
		messages[0].Name != "" || messages[0].Reasoning != "" || len(messages[0].ToolCalls) > 0)
	switch {
	case request.Session != nil && !can.Sessions:
		what = "sessions"
	case len(request.Tokens) > 0 && !can.Tokens:
		what = "prompts of tokens"
	case can.NoTemplate && (conversation || request.Tools != "" || request.Documents != "" ||
		request.Arguments != "" || request.NoAssistant || request.Continue):
		return name_error.NameError(generation.ErrNotSupported,
			"the model has no chat template: it takes one user message alone, and no conversation, system "+
				"message or tools, and nothing else that a template would be told")
	case request.Tools != "" && !can.Messages:
		return name_error.NameError(generation.ErrNoCalls, "%s does not support tools", b.Name)
	case request.Given != nil && !can.Exact:
		what = "to go on behind the beginning of an answer, because it does not compute exactly"
	case request.Documents != "" && !can.Messages:
		what = "documents"
	case request.Arguments != "" && !can.Messages:
		what = "template_arguments"
	case request.Continue && !can.Messages:
		what = "continue_final_message"
	case request.NoAssistant && !can.Messages:
		what = "add_generation_prompt"
	case !can.Messages && conversation:
		what = "conversations of more than one user message"
	case request.Letters && b.Render == nil:
		what = "prompts without control tokens (special false)"
	case request.Seed != nil && !can.Seeds:
		what = "a seed"
	case sampling.MinP > 0 && !can.MinP:
		what = "min_p"
	case sampling != b.Defaults && !can.Sampling:
		what = "sampling parameters of a single request"
	case len(request.EndTokens) > 0 && !can.EndTokens:
		what = "end tokens"
	case request.IgnoreEnd && !can.EndTokens:
		what = "to ignore the model's end tokens"
	case request.Logprobs >= 0 && !can.Logprobs:
		what = "logprobs"
	case (request.Grammar != "" || request.Schema != "") && !can.Grammars:
		what = "answers that are held to a grammar or a schema"
	case (request.Grammar != "" || request.Schema != "") && request.IgnoreEnd:
		return name_error.NameError(generation.ErrInvalid,
			"the model's end tokens cannot be ignored in an answer that is held to a grammar or a schema: it ends "+
				"there")
	default:
		return nil
	}
	return name_error.NameError(generation.ErrNotSupported, "%s does not support %s", b.Name, what)
}
