// Package prepare_calls prepares the grammar of an answer with calls.
package prepare_calls

import (
	"encoding/json"
	"fmt"
	"strings"

	"rkllmd/generation"
	"rkllmd/generation/calls/build_calls"
	"rkllmd/generation/calls/find_format"
	"rkllmd/generation/name_error"
	"rkllmd/grammar"
	"rkllmd/grammar/convert_schemas"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/rule/build_alternatives"
)

// PrepareCalls makes the grammar of an answer to r that must call functions, or that calls functions or fits a schema,
// where the model writes calls as format says. r was checked. The errors are those of convert_schemas and
// parse_grammar, of kind ErrInvalid.
//
// **Runs on:** any thread.
func PrepareCalls(format string, r *generation.Request) error {
	var tools []struct {
		Function struct {
			Name       string
			Parameters json.RawMessage
		}
	}
	if err := json.Unmarshal([]byte(r.Tools), &tools); err != nil {
		return name_error.NameError(generation.ErrInvalid, "tools cannot be read: %w", err)
	}
	var functions []string
	var sources []grammar.Source
	for i, tool := range tools {
		if r.Function != "" && tool.Function.Name != r.Function {
			continue
		}
		schema := tool.Function.Parameters
		if len(schema) == 0 || string(schema) == "null" {
			schema = []byte(`{"properties": {}}`)
		}
		functions = append(functions, tool.Function.Name)
		sources = append(sources, grammar.Source{Name: fmt.Sprintf("tools[%d].function.parameters", i), Text: schema,
			Object: true})
	}
	forced := r.Calls == generation.CallsForced
	if !forced {
		sources = append(sources, grammar.Source{Name: "response_format", Text: []byte(r.Schema)})
	}
	rules, names, err := convert_schemas.ConvertSchemas(sources)
	if err != nil {
		return name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	root := build_calls.BuildCalls(find_format.FindFormat(format), functions, names[:len(functions)], r.OneCall)
	if !forced {
		root = build_alternatives.BuildAlternatives([]string{root, names[len(functions)]})
	}
	r.Grammar, r.Schema = strings.Join(append(rules, "root ::= "+root), "\n")+"\n", ""
	if _, err := parse_grammar.ParseGrammar(r.Grammar); err != nil {
		return name_error.NameError(generation.ErrInvalid, "the tools cannot be forced: %w", err)
	}
	return nil
}
