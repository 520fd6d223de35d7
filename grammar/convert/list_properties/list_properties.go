// Package list_properties returns the properties that an object may have, the required ones, and those that it cannot.
package list_properties

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/copy_object"
	"rkllmd/grammar/schema/is_impossible"
	"rkllmd/grammar/schema/read_required"
	"rkllmd/grammar/schema/refuse_schema"
	"rkllmd/grammar/schema/set_member"
)

// ListProperties returns the properties that an object may have, the names of the required ones, and those that it
// cannot have, because no value fits them. A required one that is not described comes last, and is what
// additionalProperties say.
//
// **Runs on:** any thread.
func ListProperties(s *grammar.Object, place string) (properties *grammar.Object,
	required, without []string,
) {
	all, ok := s.Members["properties"].(*grammar.Object)
	if v := s.Members["properties"]; v != nil && !ok {
		refuse_schema.RefuseSchema(place, "properties is no object")
	}
	properties = &grammar.Object{Members: map[string]any{}}
	if all != nil {
		properties = copy_object.CopyObject(all)
	}
	additional, ok := s.Members["additionalProperties"]
	if !ok {
		additional = true
	}
	required = read_required.ReadRequired(s, place)
	for _, name := range required {
		if _, ok := properties.Members[name]; !ok {
			set_member.SetMember(properties, name, additional)
		}
		if is_impossible.IsImpossible(properties.Members[name]) {
			refuse_schema.RefuseSchema(place, "the property %q is required, and no value fits it", name)
		}
	}
	for _, name := range properties.Names {
		if is_impossible.IsImpossible(properties.Members[name]) {
			without = append(without, name)
		}
	}
	return copy_object.CopyObject(properties, without...), required, without
}
