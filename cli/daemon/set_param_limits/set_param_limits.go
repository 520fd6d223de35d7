// Package set_param_limits completes what a model is loaded with.
package set_param_limits

import (
	"cmp"

	"rkllmd/cli"
	"rkllmd/cli/daemon/ask_library"
	"rkllmd/generation/library/set_limits"
	"rkllmd/rkllm"
)

// SetParamLimits sets the limits of param, members of an RKLLMParam that client's daemon is to load a model with, and
// returns them. The context has so many tokens; where that is 0, an embedded runtime gets what
// embedded.ChooseModelContext says, beside which front-ends have so many sequences, and a vendor's library has its own
// default. So has any daemon where this program cannot read the model: what is wrong with that, rkllm.init says.
//
// **Runs on:** one thread at a time. It is the client's one reading goroutine. Errors: ask_library's.
func SetParamLimits(client *cli.Client, param map[string]any, context, sequences int, embedded cli.Embedded) (
	limits cli.Limits, err error) {
	library, err := ask_library.AskLibrary(client)
	if err != nil {
		return limits, err
	}
	here := library.Name == cli.EmbeddedLibrary
	path, _ := param["model_path"].(string)
	if here && embedded.ProposeContext != nil {
		if choice, err := embedded.ProposeContext(path, sequences); err == nil {
			context, limits.MadeFor = cmp.Or(context, choice.Size), choice.MadeFor
		}
	}
	set_limits.SetLimits(param, context, here)
	limits.Context = cmp.Or(context, library.ContextSize, rkllm.DefaultLength)
	limits.Answer = cmp.Or(library.AnswerSize, rkllm.DefaultLength)
	if answer, given := param["max_new_tokens"].(int); given {
		limits.Answer = answer
	}
	limits.Full = limits.Context
	if here {
		limits.Full++ // the last token of an answer takes no room: there is no next one to be computed from it
	}
	return limits, nil
}
