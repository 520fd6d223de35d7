// Package build_reference writes what a $ref names.
package build_reference

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/name_place"
	"rkllmd/grammar/rule/choose_name"
	"rkllmd/grammar/rule/write_rule"
	"rkllmd/grammar/schema/get_reference"
	"rkllmd/grammar/schema/refuse_schema"
)

// BuildReference writes what a $ref names, once, with value, and returns its rule. What leads to itself without any
// character between is refused.
//
// **Runs on:** one thread at a time.
func BuildReference(w *grammar.Writer, s *grammar.Object, place string,
	value func(*grammar.Writer, any, string) string,
) string {
	target, _ := get_reference.GetReference(w, s, place)
	reference, _ := s.Members["$ref"].(string)
	if slices.Contains(w.Open, reference) {
		refuse_schema.RefuseSchema(place, "$ref leads from %s to itself, and nothing is written between", reference)
	}
	if name, ok := w.References[reference]; ok {
		return name
	}
	name := choose_name.ChooseName(w, name_place.NamePlace(reference))
	w.References[reference] = name
	w.Open = append(w.Open, reference)
	write_rule.WriteRule(w, name, value(w, target, reference))
	w.Open = w.Open[:len(w.Open)-1]
	return name
}
