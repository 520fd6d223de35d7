// Package convert_schema writes the grammar of the answers that fit a JSON Schema.
package convert_schema

import (
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_value"
	"rkllmd/grammar/describe_failure"
	"rkllmd/grammar/parse_grammar"
	"rkllmd/grammar/rule/write_rule"
	"rkllmd/grammar/schema/parse_schema"
	"rkllmd/grammar/schema/refuse_schema"
)

// ConvertSchema writes the grammar (GBNF) of the answers that fit a JSON Schema. Each answer of the grammar fits; not
// all that fit can be written: properties come in the schema's order, and those that it does not describe come only
// where additionalProperties speak of them. The error is a *grammar.Error.
//
// **Runs on:** any thread.
func ConvertSchema(text []byte) (source string, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			source, err = "", describe_failure.DescribeFailure("schema", thrown)
		}
	}()
	schema, err := parse_schema.ParseSchema(text)
	if err != nil {
		refuse_schema.RefuseSchema("#", "%v", err)
	}
	w := &grammar.Writer{Schema: schema, Names: map[string]bool{"root": true}, References: map[string]string{}}
	write_rule.WriteRule(w, "root", build_value.BuildValue(w, schema, "#"))
	source = strings.Join(w.Rules, "\n") + "\n"
	if _, err := parse_grammar.ParseGrammar(source); err != nil {
		refuse_schema.RefuseSchema("#",
			"no answer that fits has an end, because a required part holds itself again, or a pattern repeats what "+
				"may be empty, or too much may be left out in one place (%v)", err)
	}
	return source, nil
}
