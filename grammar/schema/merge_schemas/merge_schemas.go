// Package merge_schemas returns the schema of the values that fit two schemas.
package merge_schemas

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/copy_object"
	"rkllmd/grammar/schema/is_about_items"
	"rkllmd/grammar/schema/merge_items"
	"rkllmd/grammar/schema/merge_keyword"
	"rkllmd/grammar/schema/merge_properties"
	"rkllmd/grammar/schema/set_member"
)

// MergeSchemas returns the schema of the values that fit two schemas. What they have in common inside is left to
// allOf.
//
// **Runs on:** any thread.
func MergeSchemas(a, b *grammar.Object, place string) *grammar.Object {
	merged := copy_object.CopyObject(a)
	merge_properties.MergeProperties(a, b, merged)
	merged = merge_items.MergeItems(a, b, merged, place)
	for _, name := range b.Names {
		v, ok := a.Members[name]
		_, narrows := grammar.KeywordTypes[name]
		switch {
		case name == "properties" || is_about_items.IsAboutItems(name):
		case !ok:
			set_member.SetMember(merged, name, b.Members[name])
		case narrows || grammar.Refused[name]:
			set_member.SetMember(merged, name, merge_keyword.MergeKeyword(name, v, b.Members[name], place))
		}
	}
	return merged
}
