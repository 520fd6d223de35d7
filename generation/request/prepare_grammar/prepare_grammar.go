// Package prepare_grammar prepares the grammar that an answer is held to.
package prepare_grammar

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/grammar/convert_schema"
	"rkllmd/grammar/parse_grammar"
)

// PrepareGrammar checks the grammar that the answer to request is held to, or makes it of request's schema. The errors
// are those of parse_grammar and convert_schema, of kind ErrInvalid.
//
// **Runs on:** any thread.
func PrepareGrammar(request *generation.Request) error {
	switch {
	case request.Grammar != "" && request.Schema != "":
		return name_error.NameError(generation.ErrInvalid, "grammar and schema exclude each other: give one of them")
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
