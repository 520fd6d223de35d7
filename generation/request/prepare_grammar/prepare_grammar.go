// Package prepare_grammar prepares the grammar that an answer is held to.
package prepare_grammar

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/prepare_calls"
	"rkllmd/grammar/convert_schema"
	"rkllmd/grammar/parse_grammar"
)

// PrepareGrammar checks the grammar that the answer to request is held to, or makes it of request's schema, and of its
// tools, which model calls in its own form. The errors are those of parse_grammar and convert_schema, of kind
// ErrInvalid.
//
// **Runs on:** any thread.
func PrepareGrammar(model generation.ModelInfo, request *generation.Request) error {
	calls := request.Calls
	switch {
	case request.Grammar != "" && request.Schema != "":
		return name_error.NameError(generation.ErrInvalid, "grammar and schema exclude each other: give one of them")
	case calls == generation.CallsForced || calls == generation.CallsParsed && request.Schema != "":
		return prepare_calls.PrepareCalls(model.Calls, request)
	case request.Grammar != "":
		if _, err := parse_grammar.ParseGrammar(request.Grammar); err != nil {
			return name_error.NameError(generation.ErrInvalid, "%w", err)
		}
	case request.Schema != "":
		grammar, err := convert_schema.ConvertSchema([]byte(request.Schema))
		if err != nil {
			return name_error.NameError(generation.ErrInvalid, "%w", err)
		}
		request.Grammar, request.Schema = grammar, ""
	}
	return nil
}
