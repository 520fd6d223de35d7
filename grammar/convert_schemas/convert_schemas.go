// Package convert_schemas writes the rules of several JSON Schemas.
package convert_schemas

import (
	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_value"
	"rkllmd/grammar/describe_failure"
	"rkllmd/grammar/schema/parse_schema"
	"rkllmd/grammar/schema/refuse_schema"
	"rkllmd/grammar/schema/set_object"
)

// ConvertSchemas writes the rules (GBNF) of what fits several JSON Schemas as convert_schema does, and returns the name
// of the rule of each. There is no rule root. The error is a *grammar.Error, which names the schema.
//
// **Runs on:** any thread.
func ConvertSchemas(sources []grammar.Source) (rules, names []string, err error) {
	at := 0
	defer func() {
		if thrown := recover(); thrown != nil {
			rules, names, err = nil, nil, describe_failure.DescribeFailure("schema "+sources[at].Name, thrown)
		}
	}()
	w := &grammar.Writer{Names: map[string]bool{"root": true}}
	for at = range sources {
		schema, err := parse_schema.ParseSchema(sources[at].Text)
		if err != nil {
			refuse_schema.RefuseSchema("#", "%v", err)
		}
		if sources[at].Object {
			schema = set_object.SetObject(schema, "#")
		}
		w.Schema, w.References = schema, map[string]string{}
		names = append(names, build_value.BuildValue(w, schema, "#"))
	}
	return w.Rules, names, nil
}
