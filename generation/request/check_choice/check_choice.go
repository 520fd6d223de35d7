// Package check_choice checks what is to become of a model's calls.
package check_choice

import (
	"rkllmd/generation"
	"rkllmd/generation/calls/list_functions"
	"rkllmd/generation/name_error"
)

// CheckChoice returns an error that names what is wrong with what request wants of the calls of its tools, which were
// checked, or what the backend b cannot do of it.
//
// **Runs on:** any thread. Errors: ErrInvalid, ErrNotSupported, ErrNoCalls.
func CheckChoice(b *generation.Backend, request *generation.Request) error {
	forced := request.Calls == generation.CallsForced
	functions := list_functions.ListFunctions(request.Tools)
	_, known := functions[request.Function]
	switch {
	case request.Calls == generation.CallsText:
		return nil
	case len(functions) == 0:
		return name_error.NameError(generation.ErrInvalid, "there are no tools that could be called: give tools")
	case b.Model.Calls == "" && !b.Capabilities.Relays:
		return name_error.NameError(generation.ErrNoCalls, "tools cannot be called: how this model writes calls is "+
			"not known from its chat template; leave tools out, or ask a model such as Qwen, Llama or Mistral")
	case request.Grammar != "":
		return name_error.NameError(generation.ErrInvalid,
			"an answer that is held to a grammar has no calls of tools: leave one of both out, or give a schema")
	case forced && !b.Capabilities.Grammars:
		return name_error.NameError(generation.ErrNotSupported,
			"%s cannot be made to call a tool: let the model decide (tool_choice \"auto\")", b.Name)
	case forced && request.IgnoreEnd:
		return name_error.NameError(generation.ErrInvalid,
			"the model's end tokens cannot be ignored in an answer that must call tools: it ends there")
	case request.Function != "" && !known:
		return name_error.NameError(generation.ErrInvalid,
			"the tool that is to be called, %.80q, is not one of tools", request.Function)
	}
	return nil
}
