// Package check_members refuses what cannot be told to an upstream server.
package check_members

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream"
)

// CheckMembers returns an error that names the first member of request that cannot be told to the server of o, whose
// kind says what it takes beyond OpenAI's members.
//
// **Runs on:** any thread. Errors: ErrNotSupported, ErrInvalid.
func CheckMembers(o upstream.Options, request *generation.Request) error {
	kind, s := upstream.Kinds[o.Kind], request.Sampling
	raw := request.Raw && request.Prompt != ""
	if request.Grammar != "" && request.Schema != "" {
		return name_error.NameError(generation.ErrInvalid, "grammar and schema exclude each other: give one of them")
	}
	for _, one := range []struct {
		what         string
		asked, taken bool
	}{
		{"top_k", s.TopK != 0, kind.TopK != ""},
		{"min_p", s.MinP != 0, kind.MinP != ""},
		{"repeat_penalty", s.RepeatPenalty != 1, kind.Repeat != ""},
		{"mirostat", s.Mirostat != 0, kind.Mirostat},
		{"a grammar", request.Grammar != "", kind.Grammar != ""},
		{"template_arguments", request.Arguments != "", kind.Template},
		{"a schema for a raw prompt", request.Schema != "" && raw, false},
		{"tool_choice that makes the model call", request.Calls == generation.CallsForced, !kind.Unforced},
		{"documents", request.Documents != "", false},
		{"continue_final_message", request.Continue, false},
		{"add_generation_prompt", request.NoAssistant, false},
	} {
		if one.asked && !one.taken {
			return name_error.NameError(generation.ErrNotSupported,
				"%s cannot be told to an upstream server of the kind %q (--upstream-kind): leave it out", one.what,
				o.Kind)
		}
	}
	if request.Tools != "" && request.Calls == generation.CallsText {
		return name_error.NameError(generation.ErrNotSupported,
			"calls of tools as text cannot be had of an upstream server, which tells them apart from its text: ask by "+
				"/v1/chat/completions, /v1/responses, /v1/messages or /api/chat")
	}
	return nil
}
