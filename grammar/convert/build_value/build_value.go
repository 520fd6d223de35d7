// Package build_value writes the values of a schema.
package build_value

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_body"
	"rkllmd/grammar/convert/build_reference"
	"rkllmd/grammar/convert/name_place"
	"rkllmd/grammar/rule/choose_name"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/rule/write_rule"
	"rkllmd/grammar/schema/get_object"
	"rkllmd/grammar/schema/list_narrowing"
	"rkllmd/grammar/schema/refuse_schema"
)

// BuildValue writes the values of a schema as a rule, and returns its name. Place says where the schema stands.
//
// **Runs on:** one thread at a time.
func BuildValue(w *grammar.Writer, s any, place string) string {
	if w.Depth++; w.Depth > grammar.MaxNesting {
		refuse_schema.RefuseSchema(place, "more than %d schemas stand inside each other", grammar.MaxNesting)
	}
	defer func() { w.Depth-- }()
	o := get_object.GetObject(s, place)
	narrowing := list_narrowing.ListNarrowing(o)
	if len(narrowing) == 0 {
		return use_rule.UseRule(w, "value")
	}
	if slices.Equal(narrowing, []string{"$ref"}) {
		return build_reference.BuildReference(w, o, place, BuildValue)
	}
	name := choose_name.ChooseName(w, name_place.NamePlace(place))
	write_rule.WriteRule(w, name, build_body.BuildBody(w, o, place, BuildValue))
	return name
}
